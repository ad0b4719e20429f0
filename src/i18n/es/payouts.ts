import type { payouts as english } from '../en/payouts';

export const payouts: typeof english = {
  failed: 'No\u00A0se\u00A0pudo\u00A0cargar\u00A0el\u00A0saldo.',
  list_failed: 'No\u00A0se\u00A0pudieron\u00A0cargar\u00A0los\u00A0pagos.',
  available: 'Disponible\u00A0ahora',
  available_detail:
    'Lo\u00A0que\u00A0puedes\u00A0pedir\u00A0que\u00A0se\u00A0pague\u00A0en\u00A0tu\u00A0cuenta\u00A0bancaria.',
  held: 'Retenido',
  held_detail: 'Podrás\u00A0solicitarlo\u00A0cuando\u00A0los\u00A0pagos\u00A0vuelvan\u00A0a\u00A0ser\u00A0posibles.',
  requested: 'Solicitado',
  requested_detail: 'En\u00A0solicitudes\u00A0que\u00A0aún\u00A0no\u00A0se\u00A0han\u00A0pagado.',
  balance: 'Saldo',
  balance_detail: 'Lo\u00A0que\u00A0la\u00A0plataforma\u00A0te\u00A0debe,\u00A0por\u00A0todo\u00A0hasta\u00A0ahora.',
  owed_detail:
    'Se\u00A0lo\u00A0debes\u00A0a\u00A0la\u00A0plataforma.\u00A0Se\u00A0descuenta\u00A0de\u00A0tus\u00A0próximos\u00A0ingresos.',
  cash: 'Efectivo\u00A0por\u00A0entregar',
  cash_detail: 'Lo\u00A0tienen\u00A0los\u00A0repartidores.\u00A0No\u00A0forma\u00A0parte\u00A0del\u00A0saldo.',
  hold: 'Los\u00A0pagos\u00A0a\u00A0tu\u00A0local\u00A0quedan\u00A0retenidos\u00A0hasta:\u00A0%{time}\u00A0(quedan\u00A0%{span}),\u00A0porque\u00A0cambiaron\u00A0los\u00A0datos\u00A0bancarios\u00A0o\u00A0el\u00A0dueño.',
  frozen:
    'Los\u00A0pagos\u00A0a\u00A0tu\u00A0local\u00A0están\u00A0congelados\u00A0porque\u00A0se\u00A0denunció\u00A0un\u00A0cambio\u00A0no\u00A0autorizado\u00A0de\u00A0los\u00A0datos\u00A0bancarios\u00A0(%{time}).\u00A0Habla\u00A0con\u00A0la\u00A0plataforma.',
  amount: 'Importe',
  request: {
    action: 'Solicitar\u00A0un\u00A0pago',
    title: 'Solicitar\u00A0un\u00A0pago',
    available: 'Disponible\u00A0ahora:\u00A0%{amount}',
    detail: 'Se\u00A0paga\u00A0en\u00A0la\u00A0cuenta\u00A0bancaria\u00A0del\u00A0perfil\u00A0del\u00A0dueño.',
    confirm: 'Solicitar\u00A0pago',
    too_much:
      'Es\u00A0más\u00A0de\u00A0lo\u00A0que\u00A0puedes\u00A0solicitar\u00A0ahora.\u00A0Escribe\u00A0un\u00A0importe\u00A0menor.',
    hold: 'Los\u00A0pagos\u00A0a\u00A0tu\u00A0local\u00A0están\u00A0retenidos:\u00A0ahora\u00A0no\u00A0se\u00A0puede\u00A0solicitar\u00A0nada.',
    frozen:
      'Los\u00A0pagos\u00A0a\u00A0tu\u00A0local\u00A0están\u00A0congelados:\u00A0ahora\u00A0no\u00A0se\u00A0puede\u00A0solicitar\u00A0nada.',
  },
  requests: 'Solicitudes',
  cancel: {
    action: 'Cancelar\u00A0solicitud',
    title: '¿Cancelar\u00A0esta\u00A0solicitud?',
    detail:
      '%{amount}\u00A0se\u00A0quedan\u00A0en\u00A0tu\u00A0saldo\u00A0y\u00A0puedes\u00A0volver\u00A0a\u00A0solicitarlos.',
  },
  state: {
    requested: 'A\u00A0la\u00A0espera\u00A0de\u00A0la\u00A0plataforma',
    accepted: 'Aceptada',
    transferred: 'De\u00A0camino\u00A0al\u00A0banco',
    completed: 'Pagado',
    returned: 'Devuelto\u00A0por\u00A0el\u00A0banco',
    declined: 'Rechazada',
    cancelled: 'Cancelada',
  },
  list: 'Pagos\u00A0a\u00A0tu\u00A0local',
  open: 'Pago\u00A0a\u00A0tu\u00A0local\u00A0del\u00A0%{date}:\u00A0%{amount}.\u00A0Mostrar\u00A0detalles',
  date: 'Fecha',
  status: 'Estado',
  title: 'Pago\u00A0a\u00A0tu\u00A0local:\u00A0%{amount}',
  reference: 'En\u00A0el\u00A0extracto\u00A0bancario',
  requested_on: 'Solicitado',
  requested_by: 'Solicitado\u00A0por',
  returned_on: 'Devuelto',
  returned_because: 'Motivo\u00A0de\u00A0la\u00A0devolución',
  next: 'Lo\u00A0que\u00A0aún\u00A0puede\u00A0cambiar\u00A0el\u00A0próximo\u00A0pago',
  cause: {
    open_order:
      'Cobrado,\u00A0pero\u00A0sin\u00A0completar.\u00A0El\u00A0dinero\u00A0vuelve\u00A0si\u00A0se\u00A0cancela\u00A0el\u00A0pedido.',
    order_change: 'Un\u00A0cambio\u00A0del\u00A0pedido\u00A0espera\u00A0al\u00A0cliente.',
    contested:
      'Reclamaste\u00A0una\u00A0deducción.\u00A0Vuelve\u00A0si\u00A0la\u00A0plataforma\u00A0te\u00A0da\u00A0la\u00A0razón.',
    cash: 'Tiene\u00A0efectivo\u00A0por\u00A0entregar.\u00A0No\u00A0forma\u00A0parte\u00A0del\u00A0saldo.',
  },
  statement: {
    title: 'Liquidación',
    failed: 'No\u00A0se\u00A0pudo\u00A0cargar\u00A0la\u00A0liquidación.',
    period: 'Periodo',
    balance_before: 'Saldo\u00A0anterior',
    earned: 'Ingresos',
    cash: 'Dinero\u00A0que\u00A0ya\u00A0tienes',
    owed: 'Debido\u00A0a\u00A0otros',
    paid_out: 'Pagado',
    due: 'Saldo\u00A0posterior',
    pdf: 'PDF',
    csv: 'CSV',
    file_name: 'liquidacion',
  },
  seal: {
    label: 'Sello',
    verify: 'Verificar\u00A0el\u00A0sello',
    intact:
      'El\u00A0sello\u00A0está\u00A0intacto:\u00A0nada\u00A0de\u00A0este\u00A0periodo\u00A0ha\u00A0cambiado\u00A0desde\u00A0que\u00A0se\u00A0hizo\u00A0la\u00A0liquidación.',
    changed:
      'El\u00A0sello\u00A0no\u00A0coincide:\u00A0algo\u00A0de\u00A0este\u00A0periodo\u00A0ha\u00A0cambiado\u00A0desde\u00A0que\u00A0se\u00A0hizo\u00A0la\u00A0liquidación.\u00A0Habla\u00A0con\u00A0la\u00A0plataforma.',
    unchained:
      'Esta\u00A0liquidación\u00A0coincide\u00A0con\u00A0su\u00A0sello,\u00A0pero\u00A0la\u00A0anterior\u00A0se\u00A0volvió\u00A0a\u00A0sellar.\u00A0Habla\u00A0con\u00A0la\u00A0plataforma.',
    unsupported:
      'Este\u00A0navegador\u00A0solo\u00A0puede\u00A0verificar\u00A0sellos\u00A0con\u00A0una\u00A0conexión\u00A0segura\u00A0(https).',
  },
  empty: {
    title: 'Aún\u00A0no\u00A0hay\u00A0pagos',
    detail: 'Aquí\u00A0aparecen\u00A0los\u00A0pagos\u00A0a\u00A0tu\u00A0cuenta\u00A0bancaria.',
  },
};
