import type { TeamTexts } from '../../messageTexts';

export const team: TeamTexts = {
  invitation: {
    subject: 'Convite para a equipe de %{store}',
    lines: [
      'Olá, %{name}!',
      '%{by} convidou você para a equipe de %{store}. Escolha sua senha aqui; o link funciona uma única vez, por sete dias:',
      '%{link}',
      'Se você não esperava esta mensagem, pode ignorá-la.',
    ],
  },
  support: { subject: 'Suporte: %{store}', lines: ['%{text}', '-- \n%{facts}'] },
  email_code: {
    subject: '%{code} é o seu código do Storedesk',
    lines: [
      'Seu código é %{code}. Ele funciona uma única vez, por %{minutes} minutos.',
      'Não passe este código para ninguém. Se não foi você que pediu, pode ignorar esta mensagem.',
    ],
  },
  phone_code: {
    subject: '',
    lines: [
      '%{code} é o seu código do Storedesk. Ele funciona uma única vez, por %{minutes} minutos. Não passe para ninguém.',
    ],
  },
  registration_code: {
    subject: '%{code} é o seu código do Storedesk',
    lines: [
      'Você está cadastrando uma loja com este e-mail. Seu código é %{code}. Ele funciona uma única vez, por %{minutes} minutos.',
      'Não passe este código para ninguém. Se não foi você que pediu, pode ignorar esta mensagem.',
    ],
  },
  registration_known: {
    subject: 'Você já tem uma conta do Storedesk',
    lines: [
      'Alguém, provavelmente você, está cadastrando uma loja com este e-mail. Mas já existe uma conta com este e-mail: entre, ou crie uma nova senha em “Esqueceu a senha?”, na página de login.',
      'Para cadastrar outra loja, use outro e-mail. O código %{code} só confirma que este e-mail é seu; ele funciona uma única vez, por %{minutes} minutos.',
      'Não passe este código para ninguém. Se não foi você, pode ignorar esta mensagem.',
    ],
  },
  registration_link: {
    subject: 'Continue seu cadastro',
    lines: [
      'O que você já preencheu está salvo. Continue aqui, em qualquer dispositivo; o link funciona por sete dias:',
      '%{link}',
      'Não encaminhe este link: quem tiver o link pode continuar seu cadastro. Se você não cadastrou uma loja, pode ignorar esta mensagem.',
    ],
  },
  new_password: {
    subject: 'Escolha uma nova senha',
    lines: [
      'Alguém, provavelmente você, pediu uma nova senha para a sua conta do Storedesk (%{account}). Escolha a senha aqui; o link funciona uma única vez, por %{minutes} minutos:',
      '%{link}',
      'Se não foi você, pode ignorar esta mensagem. Sua senha continua a mesma.',
    ],
  },
  password_set: {
    subject: 'Sua senha foi alterada',
    lines: [
      'Olá, %{name}!',
      'A senha da sua conta do Storedesk foi alterada (%{at}), e a sessão foi encerrada em todos os outros dispositivos.',
      'Se não foi você, crie agora mesmo uma nova senha em “Esqueceu a senha?”, na página de login.',
    ],
  },
  email_changed: {
    subject: 'O e-mail da sua conta do Storedesk foi alterado',
    lines: [
      'Olá!',
      'O e-mail da sua conta do Storedesk (%{account}) foi alterado para %{value}. A partir de agora, use o novo endereço para entrar.',
      'Se não foi você, desfaça aqui em até %{hours} horas. O endereço antigo volta a valer, a sessão é encerrada em todos os dispositivos e você cria uma nova senha:',
      '%{link}',
    ],
  },
  phone_changed: {
    subject: 'O telefone da sua conta do Storedesk foi alterado',
    lines: [
      'O telefone da sua conta do Storedesk (%{account}) foi alterado para %{value}. Se não foi você, desfaça em até %{hours} horas: %{link}',
    ],
  },
  summary: {
    subject: '%{store}: %{period}',
    lines: [
      '%{store}, %{period}, com os números de uma semana antes entre parênteses:',
      'Vendas após reembolsos: %{sales} (%{sales_before})\nPedidos concluídos: %{orders} (%{orders_before})\nValor médio por pedido: %{average} (%{average_before})\nCancelados ou recusados: %{cancelled} (%{cancelled_before})',
      'Veja o painel completo:',
      '%{link}',
      'Você recebe este e-mail porque ativou os números por e-mail no seu perfil. Você pode mudar isso aqui:',
      '%{choice}',
    ],
  },
  factor_added: {
    subject: 'Verificação em duas etapas: novo método',
    lines: [
      'Um novo método para confirmar o login foi adicionado à sua conta do Storedesk (%{account}, %{at}).',
      'Se não foi você, desfaça aqui em até %{hours} horas. O método adicionado é removido, a sessão é encerrada em todos os dispositivos e você cria uma nova senha:',
      '%{link}',
    ],
  },
  factor_removed: {
    subject: 'Verificação em duas etapas: método removido',
    lines: [
      'Um método para confirmar o login foi removido da sua conta do Storedesk (%{account}, %{at}).',
      'Se não foi você, altere sua senha agora mesmo e confira sua conta aqui:',
      '%{link}',
    ],
  },
  recovery_codes_new: {
    subject: 'Seus códigos de recuperação foram substituídos',
    lines: [
      'Novos códigos de recuperação foram criados para sua conta do Storedesk (%{account}, %{at}). Os anteriores não funcionam mais.',
      'Se não foi você, altere sua senha agora mesmo e crie novos códigos aqui:',
      '%{link}',
    ],
  },
  recovery_code_used: {
    subject: 'Login com um código de recuperação',
    lines: [
      'Alguém entrou na sua conta do Storedesk (%{account}) com um dos seus códigos de recuperação (%{at}). Códigos restantes: %{left}.',
      'Se não foi você, altere sua senha agora mesmo e crie novos códigos aqui:',
      '%{link}',
    ],
  },
  passkey_refused: {
    subject: 'Uma chave de acesso foi recusada',
    lines: [
      'A chave de acesso “%{name}” da sua conta do Storedesk (%{account}) foi recusada (%{at}), porque parece haver duas cópias dela.',
      'Alguém pode tê-la copiado. Remova-a aqui e adicione uma nova:',
      '%{link}',
    ],
  },
  new_device: {
    subject: 'Novo login na sua conta do Storedesk',
    lines: [
      'Alguém entrou na sua conta do Storedesk (%{account}) em um dispositivo que nunca tinha sido usado com ela: %{device} (%{at}).',
      'Se foi você, não precisa fazer nada. Se não foi, altere sua senha agora mesmo e desconecte o dispositivo aqui:',
      '%{link}',
    ],
  },
  social_linked: {
    subject: 'Agora você pode entrar com %{name}',
    lines: [
      'Sua conta %{name} foi vinculada à sua conta do Storedesk (%{account}, %{at}). Agora você pode entrar com ela.',
      'Se não foi você, desvincule-a aqui e altere sua senha agora mesmo:',
      '%{link}',
    ],
  },
  social_unlinked: {
    subject: 'Não é mais possível entrar com %{name}',
    lines: [
      'Sua conta %{name} foi desvinculada da sua conta do Storedesk (%{account}, %{at}). Sua senha continua funcionando.',
      'Se não foi você, altere sua senha agora mesmo e verifique sua conta aqui:',
      '%{link}',
    ],
  },
  trust_asked: {
    subject: 'Você é pessoa de confiança em %{store}',
    lines: [
      '%{by} conta com a sua ajuda se não conseguir mais entrar em %{store}, por exemplo ao perder o celular. Nesse caso, duas pessoas de confiança confirmam juntas quem está pedindo.',
      'Agora não é preciso fazer nada. Se não quiser que peçam isso a você, recuse aqui:',
      '%{link}',
    ],
  },
  recovery_asked: {
    subject: '%{by} pede sua ajuda para voltar a entrar em %{store}',
    lines: [
      'Alguém que sabe a senha de %{by} não consegue concluir o login em %{store} e pede o acesso de volta.',
      'Antes de qualquer coisa, ligue para %{by} ou converse pessoalmente. Não confie em um e-mail nem em uma mensagem de texto. Só se for mesmo essa pessoa, confirme aqui até %{until}:',
      '%{link}',
    ],
  },
};
