import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Desde ahora. Los importes y distancias de otros ajustes conservan su número: revisa después las tarifas y los mínimos.',
  field: {
    timezone: 'Zona horaria',
    currency: 'Moneda',
    is_distance_unit_mile: 'Distancias en millas',
  },
  blocked: 'Ya no se puede cambiar, porque el local ya tiene: %{what}.',
  owner_only: 'Solo el dueño del local puede cambiarlo.',
  blocker: {
    orders: 'pedidos',
    items: 'artículos',
    offers: 'ofertas',
    areas: 'zonas de reparto con tarifa propia',
  },
} satisfies SettingsTexts;
