import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a las respuestas desde ahora. Los códigos ya enviados conservan su valor.',
  section: {
    apology: 'Códigos de cortesía',
    templates: 'Plantillas de respuesta',
  },
  field: {
    apology_max: 'Valor máximo de un código',
    apology_days: 'Días de validez de un código',
    reply_templates: 'Tus plantillas de respuesta',
  },
  help: {
    apology_max:
      'Quien responda a una reseña puede dar al cliente un código de hasta este importe. Escribe 0 para desactivarlo.',
    reply_templates:
      '{name} se sustituye por el nombre del cliente, {store} por el de tu local y {number} por el número de pedido.',
  },
  template: {
    name: 'Nombre de la plantilla',
    text: 'Texto',
    number: 'Plantilla %{number}',
    add: 'Añadir plantilla',
    remove: 'Eliminar la plantilla %{number}',
    unknown: '%{placeholder} no se puede sustituir. Usa {name}, {store} o {number}.',
  },
} satisfies SettingsTexts;
