import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos novos. Os pedidos abertos mantêm os impostos com que foram feitos.',
  field: {
    is_tax_included: 'Os preços incluem impostos',
    is_use_item_tax: 'Cada item tem sua alíquota',
    store_tax: 'Alíquota da loja',
  },
  help: {
    is_tax_included: 'Quando desativado, os impostos são somados aos preços mostrados.',
    is_use_item_tax: 'Defina a alíquota em cada item.',
    store_tax:
      'Vale para todos os itens. Se cada item tiver a sua, é a alíquota padrão dos itens novos. As taxas de reserva incluem impostos por essa alíquota.',
  },
  receipt: {
    title: 'Recibo de exemplo',
    detail: 'Calculado como um pedido de verdade, com os valores acima.',
    line: '%{quantity} × %{price} a %{rate}%',
    tax_included: 'Impostos incluídos',
    tax_on_top: 'Impostos',
    total: 'Total',
  },
  confirm: {
    title: 'Mudar a tributação dos preços?',
    included: 'Os preços mostrados não mudam e passam a incluir impostos: os clientes pagam menos.',
    on_top: 'Os preços mostrados não mudam, mas os impostos são somados: os clientes pagam mais.',
    by_item: 'Cada item é tributado pela própria alíquota.',
    one_rate: 'Todos os itens usam a alíquota da loja. As alíquotas dos itens ficam guardadas, mas não são usadas.',
    rate: 'A nova alíquota vale para cada pedido novo que a usa.',
    yes: 'Mudar impostos',
    no: 'Deixar como está',
  },
} satisfies SettingsTexts;
