import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven los cambios al momento. Los pedidos abiertos conservan su dirección.',
  section: {
    about: 'Sobre el local',
    place: 'Dirección',
    contact: 'Contacto para los clientes',
  },
  field: {
    name: 'Nombre',
    description: 'Descripción',
    tags: 'Etiquetas',
    price_rating: 'Nivel de precios',
    address: 'Dirección',
    location: 'Latitud y longitud',
    contact_phone: 'Teléfono',
    contact_country_phone_code: 'Código de país',
    contact_email: 'Correo electrónico',
    website: 'Sitio web',
  },
  help: {
    tags: 'Palabras con las que los clientes te encuentran. Pulsa Enter después de cada una.',
    location: 'Desde aquí se miden las distancias de reparto.',
    contact_phone: 'Los clientes no ven el teléfono ni el correo con los que inicias sesión.',
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
