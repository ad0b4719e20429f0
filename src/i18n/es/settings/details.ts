import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven los cambios al momento. Los pedidos abiertos conservan su dirección.',
  section: {
    about: 'Sobre el local',
    place: 'Dirección',
    contact: 'Contacto para clientes',
  },
  field: {
    name: 'Nombre',
    description: 'Descripción',
    tags: 'Etiquetas',
    price_rating: 'Nivel de precios',
    address: 'Dirección',
    location: 'Latitud y longitud',
    contact_phone: 'Teléfono',
    contact_country_phone_code: 'Prefijo',
    contact_email: 'Correo electrónico',
    website: 'Sitio web',
  },
  help: {
    tags: 'Palabras con las que te encuentran. Pulsa Intro tras cada una.',
    location: 'Desde aquí se miden las distancias de reparto.',
    contact_phone: 'El teléfono y el correo de tu cuenta no se muestran a los clientes.',
  },
  map: {
    title: 'En el mapa',
    detail: 'Toca dónde está el local o escribe arriba las coordenadas.',
  },
  choice: {
    price_rating: {
      1: 'Económico',
      2: 'Medio',
      3: 'Alto',
      4: 'Muy alto',
    },
  },
} satisfies SettingsTexts;
