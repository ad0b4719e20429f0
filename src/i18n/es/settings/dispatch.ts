import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los cambios solo valen para las búsquedas nuevas.',
  field: {
    auto_assign: 'Cuándo empezar a buscar repartidor',
    offer_seconds: 'Tiempo para responder, en segundos',
    search_radius: 'Radio de búsqueda',
  },
  help: {
    offer_seconds: 'Después se pregunta al siguiente.',
    search_radius:
      'No se pregunta a quien esté más lejos del local. A quien no tenga ubicación se le pregunta al final. Vacío: sin límite.',
  },
  choice: {
    auto_assign: {
      off: 'Manualmente',
      accepted: 'En cuanto se acepta un pedido',
      ready: 'En cuanto la comida está lista',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Nada es automático: tú asignas cada pedido o inicias su búsqueda.',
      accepted:
        'Buscamos mientras la cocina trabaja, para que alguien llegue a tiempo. En los pedidos programados, la búsqueda empieza cuando empieza la cocina.',
      ready: 'Nadie espera comida que no está lista, pero la comida lista puede esperar un poco.',
    },
  },
} satisfies SettingsTexts;
