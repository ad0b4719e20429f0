import type { accountant as english } from '../en/accountant';

export const accountant: typeof english = {
  share: 'Compartilhar com a contabilidade',
  detail:
    'Com um link, sua contabilidade vê os totais de cada mês e pode baixar os lançamentos, e nada mais. Não precisa de conta. A atividade mostra quando e onde um link foi usado.',
  name: 'Para quem é?',
  days: 'Validade (dias)',
  days_range: 'De 1 a %{most}',
  create: 'Criar link',
  created:
    'Envie este link para %{name}. Quem tiver o link pode usá-lo até %{time}. Copie agora: ele não aparecerá de novo.',
  full: 'Você pode ter %{number} links ao mesmo tempo. Revogue um antes.',
  link: 'Link',
  copy: 'Copiar',
  copied: 'Copiado',
  links: 'Links para a contabilidade',
  none: 'No momento, não há links.',
  until: 'Vale até %{time}',
  used: 'Último uso: %{time}',
  unused: 'Ainda não usado',
  revoke: 'Revogar',
  revoke_title: 'Revogar o link para %{name}?',
  revoke_detail: 'Ele deixa de funcionar na hora. Você pode criar outro link quando quiser.',
  failed: 'Não foi possível carregar os links.',
  books: {
    page: 'Contabilidade',
    title: 'Contabilidade: %{store}',
    detail:
      'Os valores estão em %{currency} e os dias seguem o fuso horário da loja (%{timezone}). Este link vale até %{date}.',
    months: 'Ganhos por mês',
    month: 'Mês',
    until: 'Até %{date}',
    file: 'O arquivo tem uma linha por lançamento do mês, e cada imposto aparece com sua alíquota. Os lançamentos de um evento somam 0: o que a loja ganhou fica acima de zero e o dinheiro que entrou, abaixo. Os horários estão no fuso horário da loja.',
    over: 'Este link não vale mais. Peça um novo à loja.',
    failed: 'Não foi possível carregar a contabilidade. Confira a conexão e tente de novo.',
    loading: 'Carregando a contabilidade',
  },
};
