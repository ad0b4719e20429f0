import type { shellEntrance as english } from '../en/shellEntrance';

export const shellEntrance: typeof english = {
  product: 'Storedesk',
  dark_mode: 'Modo escuro',
  light_mode: 'Modo claro',
  language: {
    choose: 'Idioma',
    failed: 'Não foi possível carregar este idioma. Confira a conexão e escolha de novo.',
  },
  unreachable: 'Sem resposta do servidor. Confira a conexão e tente de novo.',
  outage: {
    title: 'O Storedesk não consegue acessar o banco de dados',
    detail: 'O problema é nosso, não da sua conexão. Nada se perde.',
    try_again: 'O Storedesk não consegue acessar o banco de dados agora. Nada se perde: tente de novo daqui a pouco.',
  },
  not_found: {
    title: 'Esta página não existe',
    detail: 'O endereço pode estar errado, ou a página pode ter mudado de lugar.',
    home: 'Voltar aos pedidos',
  },
  unauthorized: {
    title: 'Sem acesso',
    detail: 'Você não tem permissão para ver esta página.',
    home: 'Voltar aos pedidos',
  },
  start: {
    failed_title: 'Sem resposta do servidor do Storedesk',
    failed_detail: 'Confira a conexão deste dispositivo. Nada se perdeu.',
    retry: 'Tentar de novo',
    loading: 'Carregando',
    offline_title: 'Este dispositivo está sem conexão',
    offline_detail: 'O Storedesk continua quando a conexão voltar. Nada se perde.',
    again: 'Tentando de novo automaticamente.',
  },
  error: {
    title: 'Algo deu errado nesta página',
    detail:
      'Seus pedidos estão seguros. Recarregue a página; se acontecer de novo, conte ao suporte o que você estava fazendo.',
    reload: 'Recarregar a página',
    report: 'Relatório %{id}',
    copy: 'Copiar número do relatório',
    copied: 'Copiado',
    write: 'Falar com o suporte',
  },
  guard: {
    not_verified: 'Falta confirmar. Entre para confirmar seu e-mail e seu telefone.',
    not_verified_email: 'Falta confirmar. Entre para confirmar seu e-mail.',
    not_verified_phone: 'Falta confirmar. Entre para confirmar seu telefone.',
  },
};
