import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Se aplica desde ahora. Los importes y las distancias de los demás ajustes no se convierten: revisa las tarifas y los mínimos.',
  field: {
    timezone: 'Zona horaria',
    currency: 'Moneda',
    is_distance_unit_mile: 'Distancias en millas',
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
