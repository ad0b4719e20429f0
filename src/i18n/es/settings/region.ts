import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Se aplica desde ahora. Los importes y las distancias de los demás ajustes no se convierten: revisa las tarifas y los mínimos.',
  field: {
    timezone: 'Zona horaria',
    currency: 'Moneda',
    is_distance_unit_mile: 'Distancias en millas',
    day_starts_at: 'La jornada empieza a las',
  },
  day: {
    detail:
      'Los tableros, el historial, los totales, las exportaciones y las ofertas sin horario van por jornadas. Un cambio se aplica también a los pedidos anteriores. Los horarios de apertura y los festivos van por el calendario.',
    before: 'Un pedido del sábado (%{time}) cuenta para el viernes.',
    same: 'Un pedido del sábado (%{time}) cuenta para el sábado.',
  },
  blocked: 'Ya no se puede cambiar, porque el local ya tiene %{what}.',
  owner_only: 'Solo el dueño del local puede cambiarlo.',
  blocker: {
    orders: 'pedidos',
    items: 'productos',
    offers: 'ofertas',
    areas: 'zonas de reparto con tarifa propia',
  },
} satisfies SettingsTexts;
