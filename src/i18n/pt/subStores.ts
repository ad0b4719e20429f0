import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Novo membro da equipe',
  search: 'Nome, e-mail ou telefone',
  you: 'Você',
  not_here: 'Sem sessão ativa',
  view: 'Ver como esta pessoa',
  view_as: 'Ver como %{name}',
  view_after_saving: 'Salve para ver como',
  turn_on: 'Ativar %{name}',
  turn_off: 'Desativar %{name}',
  turned_on: '%{name} pode entrar de novo.',
  turned_off: 'Conta desativada e desconectada de todos os lugares: %{name}.',
  delete_detail:
    'A conta é desconectada de todos os lugares e não pode ser recuperada. O histórico de atividade é mantido.',
  column: { name: 'Nome', may: 'Acesso', state: 'Status', last_use: 'Último uso', actions: 'Ações' },
  filter: { permission: 'Acesso' },
  sort: { name: 'Nome', email: 'E-mail', last_used_at: 'Último uso', created_at: 'Data de cadastro' },
  state: { active: 'Ativa', invited: 'Convidada', waiting: 'Aguardando aprovação', disabled: 'Desativada' },
  state_detail: {
    active: 'Pode entrar.',
    invited: 'Ainda não tem senha: a pessoa escolhe uma pelo link.',
    waiting: 'Poderá entrar assim que a plataforma aprovar a conta.',
    disabled: 'Não pode entrar; a sessão foi encerrada em todos os lugares.',
  },
  empty: {
    title: 'Nenhum membro da equipe ainda',
    detail: 'Crie uma conta para cada pessoa que trabalha aqui, para que cada uma veja só o que precisa.',
  },
  section: {
    person: 'Pessoa',
    credential: 'Forma de acesso',
    standing: 'Status da conta',
    permissions: 'Permissões',
    permissions_detail: 'O que está desativado não aparece nem pode ser feito. As alterações valem na hora.',
  },
  field: {
    name: 'Nome',
    email: 'E-mail',
    email_hint: 'É com ele que a pessoa entra.',
    phone: 'Telefone',
    password: 'Senha',
    password_hint: 'Pelo menos 6 caracteres. Diga pessoalmente.',
    new_password: 'Nova senha',
    new_password_hint: 'Deixe vazio para manter a atual. Uma nova senha desconecta a pessoa de todos os lugares.',
    is_disabled: 'Desativada',
    is_disabled_hint: 'A pessoa é desconectada na hora e só pode entrar de novo quando você reativar a conta.',
  },
  credential: {
    invite: 'Enviar um link para a pessoa escolher a senha',
    password: 'Definir uma senha agora',
    ends: 'Quem preparou o acesso de %{name} não tem: %{permissions}. Ao salvar, a sessão de %{name} é encerrada; depois, envie um novo link em “%{section}”.',
  },
  blocker: {
    self: 'Esta é a sua própria conta. Só o dono, ou alguém que tenha pelo menos as suas permissões, pode alterá-la.',
    holds_more: 'Esta conta tem mais permissões que a sua, então você não pode alterá-la.',
  },
  error: {
    not_held: 'Inclui permissões que você não tem.',
  },
  invitation: {
    send: 'Enviar link',
    again: 'Enviar um novo link',
    reset: 'Enviar link de nova senha',
    open: 'O link vale até %{until}.',
    over: 'O link expirou em %{until}.',
    mailed: 'Enviado para %{email}. O link funciona uma única vez, até %{until}.',
    no_mail:
      'O e-mail não está configurado. Passe você este link para %{name}: ele funciona uma única vez, até %{until}, e só aparece agora.',
    mail_failed:
      'Não foi possível enviar o e-mail. Passe você este link para %{name}: ele funciona uma única vez, até %{until}, e só aparece agora.',
    link: 'Link',
    copy: 'Copiar',
    copied: 'Copiado',
  },
};
