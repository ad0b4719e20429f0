import type { bank as english } from '../en/bank';

export const bank: typeof english = {
  title: 'Dados bancários',
  detail: 'Criptografados. Digite sua senha para ver.',
  load_failed: 'Não foi possível carregar os dados bancários.',
  add: 'Adicionar dados bancários',
  show: 'Ver',
  hide: 'Ocultar',
  change: 'Alterar',
  go_on: 'Continuar',
  password: 'Sua senha',
  password_detail: 'Digite a senha com que você entra.',
  account_error: 'Digite um número de conta válido. Confira cada dígito do IBAN.',
  wish: {
    show: 'Ver dados bancários',
    change: 'Alterar dados bancários',
    add: 'Adicionar dados bancários',
    delete: 'Excluir dados bancários',
  },
  field: {
    account_holder_name: 'Titular',
    account_number: 'IBAN ou número da conta',
    routing_number: 'Agência',
    bank_code: 'Código do banco (BIC)',
    personal_id_number: 'Número de identidade',
    date_of_birth: 'Data de nascimento',
    gender: 'Gênero',
  },
  gender: {
    none: 'Não informado',
    female: 'Feminino',
    male: 'Masculino',
    other: 'Outro',
  },
  photo: {
    front: 'Documento de identidade, frente',
    back: 'Documento de identidade, verso',
    extra: 'Outra foto',
  },
  store: {
    detail: 'Os repasses da sua loja são feitos nesta conta. Os dados são criptografados; digite sua senha para ver.',
    hold: 'Os repasses ficam retidos até %{time} (faltam %{span}).',
    frozen:
      'Os repasses e os dados bancários estão bloqueados desde %{time}, porque uma alteração não autorizada foi denunciada. Fale com a plataforma.',
    demo: 'Demonstração: nenhum e-mail é enviado. Esta é a mensagem:',
  },
  error: {
    iban: 'Digite um IBAN válido. Confira cada dígito.',
    routing_number: 'Esta agência não é válida no seu país.',
    bank_code: 'Este código de banco não é válido no seu país.',
    required: 'Os bancos do seu país precisam deste número.',
    payouts_frozen: 'Os dados bancários não podem ser alterados enquanto os repasses estão bloqueados.',
  },
  alarm: {
    title: 'Dados bancários alterados',
    detail: '%{store} · alterados em %{time}',
    what: 'Se não foi você, avise aqui. Os repasses serão bloqueados, todas as sessões serão encerradas e você receberá um e-mail com um link para escolher uma nova senha.',
    button: 'Não fui eu',
    what_unmailed: 'Se não foi você, avise aqui. Os repasses serão bloqueados e todas as sessões serão encerradas.',
    unreachable: 'Sem resposta do servidor. Confira a conexão e aperte o botão de novo.',
    done: 'Os repasses estão bloqueados',
    mailed:
      'Enviamos para %{email} um link para escolher uma nova senha. Agora a plataforma precisa analisar a alteração.',
    unmailed: 'Todas as sessões foram encerradas. Fale com a plataforma, que precisa analisar a alteração.',
    over: 'Este link já foi usado ou expirou. Se você ainda não reconhece a alteração, fale com a plataforma.',
  },
};
