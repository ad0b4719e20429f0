export const ownership = {
  trust: {
    title: 'Recuperar o acesso',
    detail:
      'Se você perder o celular e os códigos de recuperação, duas destas pessoas juntas podem devolver seu acesso depois de 24 horas.',
    none: 'Nenhuma pessoa de confiança ainda.',
    choose: 'Escolher pessoas de confiança',
    choose_detail:
      'Escolha de duas a cinco pessoas cuja voz você reconheceria ao telefone. Elas são avisadas por e-mail.',
    nobody:
      'Ainda não há quem escolher. Uma pessoa de confiança precisa de uma conta ativa com um convite enviado por você.',
    too_few: 'Escolha pelo menos duas, ou nenhuma.',
    too_many: 'Escolha no máximo cinco.',
    not_ready:
      'Não conta no momento: a conta não está ativa, é um dispositivo compartilhado ou outra pessoa definiu a senha. Se for a conta de uma pessoa, envie você mesmo um novo convite.',
    too_few_ready: 'No momento, menos de duas delas contam: ninguém conseguiria devolver seu acesso.',
    saved: 'Pessoas de confiança salvas.',
  },
  request: {
    asked:
      'Alguém com a sua senha pediu acesso às suas pessoas de confiança (%{time}). Confirmações: %{count} de %{total}.',
    waiting:
      'Suas pessoas de confiança confirmaram que você não consegue entrar. A partir de %{time}, o link no seu e-mail permite criar uma nova senha.',
    stop: 'Interromper',
    stop_title: 'Interromper a recuperação do acesso?',
    stop_detail: 'Nada muda, e todos são avisados. O dono pode pedir de novo.',
  },
  colleague: {
    title: 'O dono confia em você',
    detail: 'Se o dono perder o celular e não conseguir entrar, duas pessoas de confiança juntas devolvem o acesso.',
    decline: 'Não quero',
    decline_title: 'Deixar de ser pessoa de confiança?',
    decline_detail: 'O dono é avisado e escolhe outra pessoa.',
    declined: 'Você não é mais pessoa de confiança.',
    asks: '%{name} pede o acesso de volta',
    asks_detail:
      'Pedido feito em %{time}; você pode confirmar até %{until}. Primeiro ligue para %{name} ou converse pessoalmente. Não confie em um e-mail nem em uma mensagem de texto: talvez quem pediu saiba só a senha.',
    not_ready:
      'Você não pode confirmar: a senha desta conta não foi definida pelo dono ou várias pessoas usam a conta. Outra pessoa de confiança precisa confirmar.',
    confirmed: 'Você confirmou. Falta mais uma pessoa de confiança.',
    waiting: 'Duas pessoas confirmaram. A partir de %{time}, o link no e-mail do dono permite criar uma nova senha.',
    confirm: 'Confirmar',
    confirm_title: 'É mesmo %{name}?',
    confirm_detail: 'Só confirme se você falou com %{name}, por telefone ou pessoalmente.',
    stop: 'Não é o dono',
    demo: 'Demonstração: esta mensagem ao dono não é enviada. O texto seria:',
  },
  alarm: {
    page: 'Interromper uma mudança',
    since: '%{store} · desde %{time}',
    recovery: {
      title: 'O dono vai recuperar o acesso',
      detail:
        'Alguém que sabe a senha do dono pediu às pessoas de confiança que devolvam o acesso e desativem a verificação em duas etapas. Se não for o dono, interrompa aqui.',
      stopped:
        'A senha e a verificação em duas etapas do dono continuam como estão. Se você é o dono, altere sua senha agora.',
    },
    handover: {
      title: 'A loja vai ser transferida',
      detail: 'A loja foi oferecida a um novo dono. Se o dono não quiser isso, interrompa aqui.',
      stopped: 'A loja continua com o mesmo dono. Se é você e não começou isso, altere sua senha agora.',
    },
    stop: 'Interromper',
    done: 'Interrompido',
    over: 'Isso já terminou ou o link expirou.',
  },
  back: {
    title: 'Voltar à sua loja',
    waiting: 'Ainda não',
    from: 'De %{from} até %{until}, você pode criar uma nova senha com este link.',
    why: 'A espera dá tempo para interromper isso se não for você.',
    detail:
      'Crie uma nova senha. A verificação em duas etapas será desativada, e a sessão será encerrada em todos os seus dispositivos. Configure-a de novo depois de entrar.',
    submit: 'Salvar senha',
    too_early: 'Ainda é cedo para este link. Confira o horário deste dispositivo e tente de novo mais tarde.',
    over: 'Este link já foi usado, foi interrompido ou expirou. Entre ou peça de novo às suas pessoas de confiança.',
  },
  handover: {
    title: 'Novo dono',
    detail: 'Transfira a loja para outra pessoa: primeiro ela aceita, e você confirma um dia depois.',
    begin: 'Transferir a loja',
    begin_title: 'Transferir a loja',
    begin_detail:
      'O novo dono recebe um e-mail e tem sete dias para aceitar. Você pode interromper a qualquer momento até confirmar.',
    first_name: 'Nome',
    last_name: 'Sobrenome',
    email: 'E-mail',
    send: 'Enviar proposta',
    own_address: 'Este é o seu próprio endereço. O novo dono precisa de outro.',
    deletion: 'A loja vai ser excluída. Cancele a exclusão antes de transferi-la.',
    blocked: 'A loja não pode ser transferida enquanto estiver bloqueada.',
    under_way:
      'A loja já está sendo transferida, ou suas pessoas de confiança estão devolvendo seu acesso. Espere isso terminar.',
    offered: 'Proposta enviada: %{name} (%{email}). Dá para aceitar até %{until}.',
    accepted: '%{name} (%{email}) aceitou. Você pode transferir a loja a partir de %{from}.',
    open: '%{name} (%{email}) aceitou. Você pode transferir a loja até %{until}.',
    finish: 'Transferir definitivamente',
    finish_title: 'Transferir a loja para %{name}?',
    finish_detail:
      'Sua sessão será encerrada, e você não poderá mais entrar como dono. Sua equipe mantém as contas. Os repasses ficam retidos por 72 horas. Não é possível desfazer.',
    cancel: 'Interromper a transferência',
    cancel_title: 'Interromper a transferência?',
    cancel_detail: 'Você continua sendo o dono, e avisamos %{name}.',
    demo: 'Demonstração: esta mensagem ao novo dono não é enviada. O texto seria:',
  },
  offer: {
    page: 'Assumir uma loja',
    title: 'Assumir %{store}',
    detail:
      '%{owner} quer transferir a loja para você. Você será o dono, com os pedidos, o cardápio, a equipe e os repasses. Você pode aceitar até %{until}.',
    accept: 'Aceitar',
    terms: 'Aceito os [termos e condições] do operador de %{platform} e posso administrar esta loja.',
    terms_missing: 'Aceite os termos e condições para assumir a loja.',
    code: 'Só mais uma etapa: digite o código que enviamos para %{email}.',
    back: 'Alterar meus dados',
    phone_taken: 'Outra loja já tem este telefone. Use outro.',
    email_taken:
      'Já existe uma conta com este e-mail. Peça ao dono que use outro endereço ou exclua antes sua conta na equipe.',
    decline: 'Recusar',
    accepted: 'Você aceitou %{store}',
    accepted_detail:
      '%{owner} pode transferir a loja de %{from} até %{until}. Depois, entre com seu e-mail e a senha que você acabou de criar.',
    withdraw: 'Recusar mesmo assim',
    declined: 'Recusada',
    declined_detail: 'A loja continua com o mesmo dono. Ele foi avisado.',
    over: 'Este link já foi usado ou a transferência terminou.',
  },
};
