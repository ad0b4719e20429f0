import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica de inmediato.',
  detail:
    'Muestra las reservas en tu propio calendario: desde hace 30 días hasta todas las futuras, con nombres, número de personas, mesas y notas, pero sin números de teléfono.',
  start: 'Crear dirección',
  address: 'Dirección del calendario',
  copy: 'Copiar',
  copied: 'Copiada',
  secret: 'Quien tenga esta dirección puede leer las reservas. Compártela solo con personas de confianza.',
  delay: 'Google Calendar puede tardar hasta 24 horas en mostrar los cambios.',
  renew: 'Nueva dirección',
  renew_title: '¿Sustituir la dirección?',
  renew_detail: 'Los calendarios que usan la dirección anterior dejan de actualizarse de inmediato.',
  stop: 'Desactivar',
  stop_title: '¿Desactivar el calendario?',
  stop_detail: 'Su dirección deja de funcionar de inmediato.',
  failed: 'No se ha podido cargar la dirección.',
} satisfies SettingsTexts;
