import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale a partir de agora para os e-mails aos seus clientes. Os e-mails para você e sua equipe continuam saindo deste app.',
  section: {
    sender: 'Remetente',
    server: 'Conexão',
  },
  field: {
    is_mail_on: 'Enviar e-mails pelo seu próprio servidor',
    mail_host: 'Servidor',
    mail_port: 'Porta',
    mail_user: 'Usuário',
    mail_password: 'Senha',
    mail_from_address: 'Endereço do remetente',
    mail_from_name: 'Nome do remetente',
    mail_dkim_selector: 'Seletor DKIM',
  },
  help: {
    is_mail_on: 'Desativado: os e-mails para os seus clientes saem do servidor deste app.',
    mail_port: 'Normalmente 587. Com 465, a criptografia começa de imediato.',
    mail_from_name: 'Vazio: o nome da sua loja.',
    mail_dkim_selector:
      'Informado pelo seu provedor de e-mail, por exemplo “s1”. Com ele também é possível verificar a assinatura dos seus e-mails.',
  },
  test: {
    title: 'E-mail de teste',
    detail: 'Envia um e-mail com as configurações salvas e indica o passo que falha.',
    save_first: 'Salve primeiro as alterações.',
    to: 'Enviar para',
    send: 'Enviar e-mail de teste',
    sent: 'Seu servidor aceitou o e-mail para %{to}.',
    said: 'O servidor responde:',
  },
  stage: {
    name: 'Não foi encontrado nenhum servidor com este nome',
    refused: 'O servidor não responde nesta porta',
    timeout: 'O servidor demorou demais',
    greeting: 'Não é um servidor de e-mail, ou recusou-nos',
    starttls: 'O servidor não oferece criptografia',
    tls: 'A conexão criptografada falhou',
    certificate: 'O certificado do servidor não é de confiança',
    sign_in: 'Usuário ou senha errados',
    sender: 'O servidor recusa o endereço do remetente',
    recipient: 'O servidor recusa o destinatário',
    message: 'O servidor recusa o e-mail',
  },
  remedy: {
    name: 'Verifique se o nome está bem escrito. Não é possível usar servidores de redes privadas.',
    refused: 'Verifique a porta: normalmente 587 ou 465.',
    timeout: 'Verifique a porta: normalmente 587 ou 465. Ou tente mais tarde.',
    greeting: 'Verifique o nome do servidor e a porta.',
    starttls:
      'Use outra porta, normalmente 465, ou pergunte ao seu fornecedor. Os e-mails nunca são enviados sem criptografia.',
    tls: 'Peça ao seu fornecedor um servidor com TLS 1.2 ou mais recente, ou verifique a porta.',
    certificate: 'O certificado expirou ou pertence a outro nome. Use exatamente o nome indicado pelo seu fornecedor.',
    sign_in: 'Escreva ambos de novo. Alguns fornecedores exigem uma senha de app.',
    sender: 'Use um endereço que pertença a esta conta.',
    recipient: 'Verifique o endereço do e-mail de teste.',
    message: 'Leia a resposta do servidor ou pergunte ao seu fornecedor.',
  },
  records: {
    title: 'Registros do seu domínio',
    detail:
      'Eles dizem a outros serviços de e-mail que as mensagens do seu servidor são mesmo suas. Sem eles, elas costumam cair no spam.',
    check: 'Verificar registros',
    state: {
      found: 'Encontrado',
      missing: 'Ausente',
      other: 'Não cita o seu servidor',
      several: 'Mais de um',
      unreachable: 'Sem resposta',
    },
    remedy: {
      missing:
        'Adicione este registro no provedor do seu domínio. Se o domínio não for seu, use um endereço de remetente do seu próprio domínio.',
      other: 'Substitua o registro por este.',
      several: 'Só pode ficar um. Substitua todos por este.',
      unreachable:
        'Os servidores de nomes do domínio não responderam. Confira o endereço do remetente ou tente mais tarde.',
      dkim: 'Seu provedor de e-mail informa o que colocar ali.',
    },
  },
} satisfies SettingsTexts;
