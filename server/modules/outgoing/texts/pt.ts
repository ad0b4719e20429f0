import type { LanguageTexts } from '../messageTexts';

export const pt: LanguageTexts = {
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
  bank_changed: {
    subject: 'Os dados bancários de %{store} foram alterados',
    lines: [
      'Os dados bancários em que %{store} recebe os repasses foram alterados em %{at}.',
      'Se foi você, não precisa fazer nada. Os repasses ficam retidos por %{hours} horas, para dar tempo de notar um engano.',
      'Se não foi você, bloqueie os repasses aqui. Todas as sessões serão encerradas e você receberá um link para escolher uma nova senha:',
      '%{link}',
    ],
  },
  gateway_changed: {
    subject: 'Os pagamentos com cartão de %{store} foram alterados',
    lines: [
      'Em %{at}, um serviço de pagamento de %{store} ou uma de suas chaves foi alterado. A partir de agora, os pagamentos com cartão podem ir para outra conta. Veja as configurações atuais:',
      '%{link}',
      'Se não foi você, volte ao serviço de pagamento anterior agora mesmo e depois altere sua senha.',
    ],
  },
  deletion_requested: {
    subject: '%{store} será excluída',
    lines: [
      'Sua loja %{store} será excluída em %{at}. A partir de agora, ela não aceita pedidos.',
      'Se mudar de ideia, entre e cancele a exclusão até lá. Se não foi você, faça isso agora mesmo e troque sua senha:',
      '%{link}',
    ],
  },
  deletion_cancelled: {
    subject: 'A exclusão de %{store} foi cancelada',
    lines: [
      'A exclusão da sua loja %{store} foi cancelada em %{at}. Ela está como antes.',
      'Se não foi você, troque sua senha agora mesmo:',
      '%{link}',
    ],
  },
  store_deleted: {
    subject: '%{store} foi excluída',
    lines: [
      'Sua loja %{store} foi excluída em %{at}. Só os valores dos pedidos são mantidos, enquanto a lei exigir, sem dados de clientes.',
    ],
  },
  store_abandoned: {
    subject: '%{store} será excluída se você não entrar',
    lines: [
      'Sua loja %{store} nunca foi aprovada, e faz tempo que ninguém entra nela. Ela será excluída em %{at}.',
      'Para manter a loja, entre até lá:',
      '%{link}',
      'Se você não precisa mais dela, não precisa fazer nada.',
    ],
  },
  domain_proved: {
    subject: '%{domain} agora leva ao seu site',
    lines: [
      'O domínio %{domain} agora leva ao site de %{store}. Ele é verificado todos os dias: deixe o registro onde está.',
      '%{link}',
    ],
  },
  domain_failing: {
    subject: 'O registro de %{domain} está faltando',
    lines: [
      'O registro que comprova que %{domain} é de %{store} não foi encontrado. Sem ele, o domínio leva ao seu site só até %{until}.',
      'Veja qual registro está faltando e adicione-o de novo:',
      '%{link}',
    ],
  },
  domain_ended: {
    subject: '%{domain} não leva mais ao seu site',
    lines: [
      'O registro que comprova que %{domain} é de %{store} está faltando há 72 horas, por isso o domínio não leva mais ao seu site. Ele voltará a levar assim que o registro for encontrado:',
      '%{link}',
    ],
  },
  domain_moved: {
    subject: 'Outra loja agora usa %{domain}',
    lines: [
      'Outra loja comprovou que %{domain} é dela, por isso o domínio não leva mais ao site de %{store}.',
      'Se o domínio é seu, verifique quem pode alterar os registros dele. Com um novo registro, ele voltará a levar ao seu site:',
      '%{link}',
    ],
  },
  document_expiring: {
    subject: 'Um documento de %{store} vence em %{day}',
    lines: [
      'O documento “%{document}” de %{store} é válido até %{day}.',
      'Envie o novo antes disso. O atual continua válido enquanto o novo é analisado:',
      '%{link}',
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
  archive_requested: {
    subject: 'Um arquivo completo de %{store} foi solicitado',
    lines: [
      'Um arquivo com tudo de %{store} foi solicitado em %{at}: pedidos, cardápio, clientes, equipe, documentos e dados bancários.',
      'Quando estiver pronto, você poderá baixá-lo aqui por %{hours} horas:',
      '%{link}',
      'Se não foi você, exclua o arquivo nessa página e altere sua senha agora mesmo.',
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
  trust_changed: {
    subject: 'As pessoas de confiança de %{store} mudaram',
    lines: [
      'As pessoas que podem devolver seu acesso a %{store} mudaram (%{at}). Agora são: %{names}.',
      'Se não foi você, altere sua senha agora mesmo e confira a lista aqui:',
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
  recovery_begun: {
    subject: 'Alguém pediu o acesso de volta a %{store}',
    lines: [
      'Alguém que sabe a sua senha pediu às suas pessoas de confiança o acesso de volta a %{store} (%{at}). Elas podem confirmar até %{until}.',
      'Se foi você, ligue para duas delas: elas precisam confirmar.',
      'Se não foi você, interrompa aqui e altere sua senha agora mesmo:',
      '%{link}',
    ],
  },
  recovery_waiting: {
    subject: 'O dono de %{store} vai recuperar o acesso',
    lines: [
      'As pessoas de confiança confirmaram que o dono de %{store} não consegue entrar: %{names}.',
      'A partir de %{from}, um link enviado por e-mail ao dono permite criar uma nova senha e desativa a verificação em duas etapas.',
      'Se o dono não pediu isso, interrompa aqui:',
      '%{link}',
    ],
  },
  recovery_link: {
    subject: 'Seu link para voltar a entrar em %{store}',
    lines: [
      'Suas pessoas de confiança confirmaram que é você. Com este link você cria uma nova senha, e a verificação em duas etapas é desativada. Ele funciona uma vez, de %{from} até %{until}:',
      '%{link}',
      'Não encaminhe este e-mail a ninguém.',
    ],
  },
  recovery_stopped: {
    subject: 'A recuperação do acesso a %{store} foi interrompida',
    lines: [
      'A solicitação para devolver o acesso ao dono de %{store} foi interrompida em %{at}. Nada mudou.',
      'Se o dono ainda não conseguir entrar, pode pedir de novo.',
    ],
  },
  recovery_done: {
    subject: 'O dono de %{store} recuperou o acesso',
    lines: [
      'Em %{at}, o dono de %{store} criou uma nova senha com a ajuda das pessoas de confiança. A verificação em duas etapas foi desativada, e a sessão foi encerrada nos dispositivos dele.',
      'Se não foi o dono, fale com o suporte agora mesmo.',
    ],
  },
  handover_offer: {
    subject: '%{by} quer transferir %{store} para você',
    lines: [
      'Olá, %{name}!',
      '%{by} quer transferir %{store} para você no Storedesk. Você passaria a ser o dono, com os pedidos, o cardápio, a equipe e os repasses.',
      'Aceite ou recuse aqui, até %{until}:',
      '%{link}',
      'Se você não esperava esta mensagem, pode ignorá-la.',
    ],
  },
  handover_begun: {
    subject: 'Começou a transferência de %{store}',
    lines: [
      'Em %{at}, a loja (%{store}) foi oferecida a um novo dono: %{name} (%{email}).',
      'Se foi você, não precisa fazer nada até a pessoa aceitar.',
      'Se não foi você, interrompa aqui e altere sua senha agora mesmo:',
      '%{link}',
    ],
  },
  handover_accepted: {
    subject: 'O novo dono de %{store} aceitou',
    lines: [
      'O novo dono de %{store} aceitou: %{name}. De %{from} até %{until}, você pode transferir a loja definitivamente no seu perfil, em “Conta”.',
      'Se não quiser, interrompa aqui. Se não foi você que começou, altere também sua senha agora mesmo:',
      '%{link}',
    ],
  },
  handover_stopped: {
    subject: 'A transferência de %{store} foi interrompida',
    lines: ['A transferência de %{store} para um novo dono foi interrompida em %{at}. Nada mudou.'],
  },
  handover_done: {
    subject: '%{store} tem novo dono',
    lines: [
      'Em %{at}, %{store} passou para um novo dono: %{name}. O dono anterior não consegue mais entrar.',
      'Os repasses ficam retidos por %{hours} horas. Confira os dados bancários e sua equipe antes disso.',
      'Se for um engano, fale com o suporte agora mesmo.',
    ],
  },
  booking_accepted: {
    subject: 'Sua mesa em %{store} está reservada',
    lines: [
      'Sua mesa em %{store} está reservada.',
      '%{at} – pessoas: %{persons}',
      'Aqui você pode ver, mudar ou cancelar sua reserva:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Lembrete: sua mesa em %{store}',
    lines: [
      'Você tem uma mesa em %{store}.',
      '%{at} – pessoas: %{persons}',
      'Confirme que você vem. Aqui também dá para mudar ou cancelar sua reserva:',
      '%{link}',
    ],
  },
  trial_ending: {
    subject: 'O período de teste de %{store} termina em %{day}',
    lines: [
      'O período de teste de %{store} termina em %{day}. A partir desse dia, a loja não poderá receber novos pedidos.',
      'Escolha um plano antes disso. Você vê o valor exato e o dia da cobrança antes de confirmar:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Fatura %{number} de %{store}: %{amount}',
    lines: [
      'A fatura %{number} da assinatura de %{store} foi emitida: %{amount}.',
      'Veja a fatura e baixe em PDF aqui:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'O pagamento da assinatura de %{store} falhou',
    lines: [
      'Não foi possível cobrar a fatura %{number} de %{store} (%{amount}) no seu cartão.',
      'Tudo continua funcionando até %{day}. Pague antes disso com este ou outro cartão:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} não recebe novos pedidos até você pagar',
    lines: [
      '%{store} não recebe novos pedidos desde %{day}, porque não tem uma assinatura paga. Você ainda pode concluir os pedidos que já tem.',
      'Pague aqui para voltar a recebê-los:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Sua reserva em %{store} mudou',
    lines: [
      'Sua reserva em %{store} mudou. Agora é:',
      '%{at} – pessoas: %{persons}',
      'Se não for bom para você, altere ou cancele aqui:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Sua reserva em %{store} foi cancelada',
    lines: [
      'Infelizmente, %{store} precisou cancelar sua reserva:',
      '%{at} – pessoas: %{persons}',
      'Sentimos muito e esperamos receber você em outra ocasião.',
    ],
  },
  review_reply: {
    subject: '%{store} respondeu à sua avaliação',
    lines: ['%{store} respondeu à sua avaliação do pedido %{number}:', '%{reply}'],
  },
};
