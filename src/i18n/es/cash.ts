import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'No\u00A0se\u00A0pudo\u00A0cargar\u00A0el\u00A0efectivo.',
  held: 'Efectivo\u00A0de\u00A0los\u00A0repartidores',
  hand_in: {
    action: 'Entregar',
    open: '%{name}:\u00A0entregar\u00A0%{amount}',
    title: 'Efectivo\u00A0de\u00A0%{name}',
    confirm: 'Entregar\u00A0%{amount}',
    done: 'Entregado\u00A0por\u00A0%{name}:\u00A0%{amount}',
    changed:
      'Un\u00A0pedido\u00A0acaba\u00A0de\u00A0terminar\u00A0y\u00A0el\u00A0importe\u00A0esperado\u00A0cambió.\u00A0Vuelve\u00A0a\u00A0contar.',
  },
  expected: 'Esperado',
  counted: 'Contado',
  difference: 'Diferencia',
  exact: 'Cuadra\u00A0exactamente',
  missing: 'Faltan\u00A0%{amount}',
  extra: 'Sobran\u00A0%{amount}',
  left: '%{amount}\u00A0se\u00A0quedan\u00A0con\u00A0el\u00A0repartidor',
  part: 'Solo\u00A0una\u00A0parte:\u00A0el\u00A0resto\u00A0llega\u00A0después',
  reason: {
    label: 'Motivo\u00A0de\u00A0la\u00A0diferencia',
    change: 'Cambio\u00A0mal\u00A0dado',
    tip: 'Propina',
    expense: 'Pagó\u00A0algo',
    lost: 'Perdido',
  },
  handovers: 'Últimas\u00A0entregas\u00A0de\u00A0efectivo',
  person: 'Repartidor',
  counted_by: 'Contado\u00A0por',
  none: 'Ninguna',
  empty: {
    title: 'No\u00A0hay\u00A0efectivo\u00A0por\u00A0entregar',
    detail:
      'Aquí\u00A0aparece\u00A0el\u00A0efectivo\u00A0que\u00A0los\u00A0repartidores\u00A0cobran\u00A0a\u00A0los\u00A0clientes.',
  },
};
