import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los últimos 50 correos a tus clientes.',
  failed: 'No se pudieron cargar los correos.',
  none: 'Aún no hay correos enviados a tus clientes.',
  state: {
    waiting: 'En espera',
    sent: 'Enviado',
    failed: 'No enviado',
    bounced: 'Devuelto',
  },
  stopped: {
    title: 'Direcciones que no aceptan correo',
    detail: 'No reciben más correos tuyos hasta que lo permitas de nuevo.',
    lift: 'Permitir de nuevo',
    lifted: 'Esta dirección vuelve a recibir correos.',
  },
} satisfies SettingsTexts;
