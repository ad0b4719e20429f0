import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para los pedidos nuevos; los abiertos conservan sus impuestos.',
  field: {
    is_tax_included: 'Los precios incluyen impuestos',
    is_use_item_tax: 'Cada artículo tiene su tipo',
    store_tax: 'Tipo del local',
  },
  help: {
    is_tax_included: 'Si no, se suman a los precios mostrados.',
    is_use_item_tax: 'Los tipos están en los artículos.',
    store_tax: 'Para todos los artículos, o para los nuevos si cada uno tiene el suyo.',
  },
  receipt: {
    title: 'Recibo de ejemplo',
    detail: 'Calculado como los pedidos, con los valores de arriba.',
    line: '%{quantity} × %{price} al %{rate} %',
    tax_included: 'Impuestos incluidos',
    tax_on_top: 'Impuestos',
    total: 'Total',
  },
  confirm: {
    title: '¿Cambiar los impuestos de los precios?',
    included: 'Los precios mostrados no cambian y pasan a incluir impuestos: los clientes pagan menos que antes.',
    on_top: 'Los precios mostrados no cambian, pero se les suman impuestos: los clientes pagan más que antes.',
    by_item: 'Cada artículo tributa a su propio tipo.',
    one_rate: 'Todos los artículos tributan al tipo del local; los suyos se guardan sin usarse.',
    rate: 'El nuevo tipo vale para cada pedido nuevo que lo use.',
    yes: 'Cambiar impuestos',
    no: 'Dejar como está',
  },
} satisfies SettingsTexts;
