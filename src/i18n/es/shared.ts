import type { shared as english } from '../en/shared';

export const shared: typeof english = {
  providers: {
    phone: {
      hint: 'Sin el 0 inicial, o pega el número completo.',
      required: 'Escribe el teléfono.',
      code: 'Elige el país.',
      too_short: 'Este número es demasiado corto.',
      too_long: 'Este número es demasiado largo.',
      initial_zero: 'Quita el 0 inicial.',
      invalid: 'Escribe un teléfono válido.',
    },
    blocker: {
      title: 'No se le pueden ofrecer pedidos:',
      soon: 'Renovar pronto:',
      not_approved: 'Sin aprobar',
      document_missing: 'Falta: %{document}',
      document_pending: 'Pendiente de revisión: %{document}',
      document_declined: 'Rechazado: %{document}',
      document_expired: 'Venció el %{date}: %{document}',
      vehicle_missing: 'Sin vehículo',
      vehicle_type_missing: 'Falta el tipo de vehículo',
      vehicle_not_approved: 'Vehículo sin aprobar',
      expires_soon: 'Vence el %{date}: %{document}',
    },
    segment: {
      all: 'Todos',
      free: 'Disponibles',
      on_job: 'En reparto',
      offline: 'Desconectados',
    },
    in_use: 'Asignados y sin recoger: %{numbers}. Si los retiras, se pregunta a otra persona.',
    in_use_picked_up:
      'Pedidos en curso: %{numbers}. Los ya recogidos se tienen que entregar antes; después podrás eliminar.',
    vehicles: {
      none: 'Ninguno',
    },
  },
  categories: {
    in_use: {
      subs: 'Contiene %{smart_count} subcategoría. Antes, muévela o elimínala. |||| Contiene %{smart_count} subcategorías. Antes, muévelas o elimínalas.',
      items:
        'Contiene %{smart_count} producto. Antes, muévelo o elimínalo. |||| Contiene %{smart_count} productos. Antes, muévelos o elimínalos.',
    },
  },
  createOrder: {
    choices: {
      exactly: 'Elige %{min}',
      up_to: 'Elige hasta %{max}',
      between: 'Elige de %{min} a %{max}',
      at_least: 'Elige al menos %{min}',
      out_of_stock: 'agotado',
    },
    customer: { orders: '%{smart_count} pedido |||| %{smart_count} pedidos' },
    position: { not_found: 'No se encontró nada. Revisa la dirección o indica la ubicación manualmente.' },
  },
  items: {
    new: 'Nuevo producto',
    list: {
      shown: 'Visible para los clientes',
      hidden: 'Oculto para los clientes',
    },
  },
  menuFiles: {
    export: {
      action: 'Exportar',
      columns: 'Columnas',
      title: 'Exportar',
    },
    import: { action: 'Importar' },
  },
  activity: {
    history: {
      show: 'Ver el historial',
    },
  },
  access: {
    password: {
      short: 'Al menos %{min} caracteres.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'La fecha final es anterior a la inicial.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'No se aceptó a tiempo',
      noShow: 'Los clientes no se presentaron',
      arrivedBefore: 'Los clientes ya habían llegado',
      feeUnpaid: 'Cargo por reserva no pagado a tiempo',
      assumedCollected: 'Completado automáticamente una hora después de estar listo',
      testOver: 'Los pedidos de prueba terminan automáticamente',
    },
  },
  modifierGroups: { new: 'Nuevo grupo de modificadores' },
  opening: { strip: { closed: 'Cerrado' } },
  deliveryAreas: { try: { postcode: 'Código postal' } },
};
