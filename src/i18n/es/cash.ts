import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'No se pudo cargar el efectivo.',
  held: 'Efectivo de los repartidores',
  hand_in: {
    action: 'Entregar',
    open: '%{name}: entregar %{amount}',
    title: 'Efectivo de %{name}',
    confirm: 'Entregar %{amount}',
    done: 'Entregado por %{name}: %{amount}',
    changed: 'Un pedido acaba de terminar y el importe esperado cambió. Vuelve a contar.',
  },
  expected: 'Esperado',
  counted: 'Contado',
  difference: 'Diferencia',
  exact: 'Cuadra exactamente',
  missing: 'Falta: %{amount}',
  extra: 'Sobra: %{amount}',
  left: 'Se queda con el repartidor: %{amount}',
  part: 'Solo una parte: el resto llega después',
  reason: {
    label: 'Motivo de la diferencia',
    change: 'Cambio mal dado',
    tip: 'Propina',
    expense: 'Pagó algo',
    lost: 'Efectivo perdido',
  },
  handovers: 'Últimas entregas de efectivo',
  person: 'Repartidor',
  counted_by: 'Contado por',
  none: 'Ninguna',
  empty: {
    title: 'No hay efectivo por entregar',
    detail: 'Aquí aparece el efectivo que los repartidores cobran a los clientes.',
  },
};
