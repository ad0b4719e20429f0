export const deletion = {
  title: 'Excluir a loja',
  detail: 'Use se for encerrar a loja. Ela é excluída depois de 30 dias; até lá, você pode cancelar.',
  button: 'Excluir a loja',
  ask: 'Excluir %{store}?',
  closes: 'A partir de agora, a loja não aceita pedidos. Se você cancelar a exclusão, ela volta a ficar como antes.',
  erases:
    'Depois de 30 dias, cardápio, equipe, entregadores, avaliações, configurações e imagens são excluídos, e nenhum pedido identifica mais um cliente.',
  keeps: 'Os valores dos pedidos são mantidos enquanto a lei exigir.',
  archive: 'Antes, baixe o arquivo com tudo da loja: ele está nesta página, na aba “%{tab}”.',
  owed: 'A plataforma ainda deve %{amount} a você. Antes, solicite um repasse.',
  owing: 'Você ainda deve %{amount} à plataforma.',
  balance_failed: 'Não foi possível carregar o saldo. Talvez a plataforma ainda deva dinheiro a você.',
  tells: 'Você vai receber um e-mail sobre isso.',
  confirm: 'Excluir em 30 dias',
  pending: 'A loja será excluída em %{date}. Ela não aceita pedidos.',
  cancel: 'Cancelar exclusão',
  cancelled: 'A exclusão foi cancelada. A loja está como antes.',
};
