import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica solo a las búsquedas nuevas.',
  field: {
    auto_assign: 'Cuándo empezar a buscar repartidor',
    offer_seconds: 'Segundos para responder',
    search_radius: 'Radio de búsqueda',
  },
  help: {
    offer_seconds: 'Después se pregunta al siguiente.',
    search_radius:
      'No se pregunta a quien esté más lejos del local. A quien no tenga ubicación se le pregunta al final. Déjalo vacío para no poner límite.',
  },
  choice: {
    auto_assign: {
      off: 'Solo si inicias tú la búsqueda',
      accepted: 'En cuanto se acepta un pedido',
      ready: 'En cuanto la comida está lista',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Tú asignas cada pedido o inicias la búsqueda.',
      accepted:
        'Buscamos mientras la cocina trabaja, para que alguien llegue a tiempo. En los pedidos programados, la búsqueda empieza cuando empieza la cocina.',
      ready: 'Nadie espera comida que no está lista, pero la comida lista puede esperar un poco.',
    },
  },
} satisfies SettingsTexts;
