export const social = {
  title: 'Entrar com outro serviço',
  continue: 'Continuar com %{provider}',
  loading: 'Entrando…',
  unlinked: 'Sua conta %{provider} ainda não está vinculada',
  signed_in_as: 'Você entrou em %{provider} como %{email}.',
  unverified_there: '%{provider} não verificou seu e-mail. Verifique-o lá antes de vincular as duas contas.',
  link: 'Entrar e vincular',
  register: 'Cadastrar uma loja',
  back: {
    sign_in: 'Entrar de outra forma',
    register: 'Voltar ao cadastro',
    link: 'Voltar ao seu perfil',
  },
  taken: 'Você já tem uma conta aqui. Entre com sua senha para vinculá-la a %{provider}.',
  no_address: '%{provider} não informou um e-mail. Cadastre-se com seu e-mail.',
  not_approved:
    'Esta conta ainda não foi aprovada, está desativada ou precisa de um novo convite. Fale com o dono da loja.',
  failed: {
    sign_in: 'Não foi possível entrar',
    register: 'O cadastro não começou',
    link: 'A conta não está vinculada',
  },
  failure: {
    cancelled: 'Você cancelou o login. Nada mudou.',
    failed: 'O serviço não responde ou está com problemas. Tente de novo em alguns minutos ou entre de outra forma.',
    refused: 'Não foi possível verificar a resposta do serviço, então ela não foi aceita. Tente de novo.',
    expired: 'Demorou demais, foi aberto duas vezes ou começou em outro navegador. Tente de novo.',
    too_many: 'Muitas tentativas da sua rede. Tente de novo em dez minutos.',
  },
};
