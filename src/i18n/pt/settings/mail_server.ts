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
    mail_port: 'Normalmente 587. Com 465, a conexão é criptografada desde o início.',
    mail_from_name: 'Vazio: o nome da sua loja.',
    mail_dkim_selector:
      'Informado pelo seu provedor de e-mail, por exemplo “s1”. Com ele também é possível verificar a assinatura dos seus e-mails.',
  },
  test: {
    title: 'E-mail de teste',
    detail: 'Envia um e-mail com as configurações salvas e mostra em que etapa ele falha.',
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
    greeting: 'Não é um servidor de e-mail ou recusou a conexão',
    starttls: 'O servidor não oferece criptografia',
    tls: 'A conexão criptografada falhou',
    certificate: 'O certificado do servidor não é confiável',
    sign_in: 'Usuário ou senha errados',
    sender: 'O servidor recusa o endereço do remetente',
    recipient: 'O servidor recusa o destinatário',
    message: 'O servidor recusa o e-mail',
  },
  remedy: {
    name: 'Confira se o nome está bem escrito. Não é possível usar servidores de redes privadas.',
    refused: 'Confira a porta: normalmente 587 ou 465.',
    timeout: 'Confira a porta: normalmente 587 ou 465. Ou tente mais tarde.',
    greeting: 'Confira o nome do servidor e a porta.',
    starttls:
      'Use outra porta, normalmente 465, ou pergunte ao seu provedor. Os e-mails nunca são enviados sem criptografia.',
    tls: 'Peça ao seu provedor um servidor com TLS 1.2 ou mais recente, ou confira a porta.',
    certificate: 'O certificado expirou ou pertence a outro nome. Use exatamente o nome indicado pelo seu provedor.',
    sign_in: 'Digite os dois de novo. Alguns provedores exigem uma senha de app.',
    sender: 'Use um endereço que pertença a esta conta.',
    recipient: 'Confira o endereço do e-mail de teste.',
    message: 'Leia a resposta do servidor ou pergunte ao seu provedor.',
  },
  records: {
    title: 'Registros do seu domínio',
    detail:
      'Eles indicam a outros serviços de e-mail que as mensagens do seu servidor são mesmo suas. Sem eles, elas costumam cair no spam.',
    check: 'Verificar registros',
    signature: {
      label: 'Assinatura de um e-mail de teste recebido',
      help: 'Cole os cabeçalhos do e-mail, com a linha DKIM-Signature, e o seletor será preenchido.',
      filled: 'Seletor %{selector} preenchido. Salve e depois verifique os registros.',
      none: 'Não há assinatura DKIM neste texto.',
      other:
        'Este e-mail foi assinado para %{domain}, não para o domínio do seu remetente. Configure o DKIM no seu provedor de e-mail.',
    },
    state: {
      found: 'Encontrado',
      missing: 'Faltando',
      other: 'Não inclui o seu servidor',
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
