import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos. Los abiertos conservan los impuestos con los que se hicieron.',
  field: {
    is_tax_included: 'Los precios incluyen impuestos',
    is_use_item_tax: 'Cada producto tiene su propio porcentaje',
    store_tax: 'Porcentaje de impuesto del local',
  },
  help: {
    is_tax_included: 'Si está desactivado, los impuestos se suman a los precios mostrados.',
    is_use_item_tax: 'El porcentaje se define en cada producto.',
    store_tax:
      'Se aplica a todos los productos. Si cada uno tiene su propio porcentaje, este es el predeterminado para los productos nuevos. Los cargos por reserva incluyen impuestos a este porcentaje.',
  },
  receipt: {
    title: 'Recibo de ejemplo',
    detail: 'Calculado como un pedido real, con los valores de arriba.',
    line: '%{quantity} × %{price} al %{rate}\u00A0%',
    tax_included: 'Impuestos incluidos',
    tax_on_top: 'Impuestos',
    total: 'Total',
  },
  confirm: {
    title: '¿Cambiar los impuestos de los precios?',
    included: 'Los precios mostrados no cambian y pasan a incluir impuestos: los clientes pagan menos que antes.',
    on_top: 'Los precios mostrados no cambian, pero se les suman impuestos: los clientes pagan más que antes.',
    by_item: 'A cada producto se le aplica su propio porcentaje.',
    one_rate: 'A todos los productos se les aplica el porcentaje del local; los suyos se guardan, pero no se usan.',
    rate: 'El porcentaje nuevo se aplica a todos los pedidos nuevos que lo usen.',
    yes: 'Cambiar impuestos',
    no: 'Dejar como está',
  },
} satisfies SettingsTexts;
