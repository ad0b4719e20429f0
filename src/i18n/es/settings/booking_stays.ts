import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a las reservas nuevas. Las ya hechas conservan su final.',
  field: {
    booking_stays: 'Cuánto dura una reserva',
    booking_reset_minutes: 'Tiempo entre dos grupos',
  },
  help: {
    booking_stays: 'Según el tamaño del grupo. La última fila vale también para grupos más grandes.',
    booking_reset_minutes: 'Para recoger y preparar la mesa.',
  },
  learned: {
    title: 'Cuánto se quedaron los comensales',
    detail: 'Desde la llegada hasta el final, en los últimos 180 días.',
    afternoon: 'Grupos de %{persons}, antes de las 17:00:',
    evening: 'Grupos de %{persons}, desde las 17:00:',
    stayed: 'la mitad se quedó hasta %{median}, cuatro de cada cinco hasta %{most} (grupos: %{parties})',
    adopt: 'Usar %{minutes}',
  },
  row: {
    persons_max: 'Comensales como máximo',
    minutes: 'Minutos',
    number: 'Duración %{number}',
    add: 'Añadir duración',
    remove: 'Eliminar la duración %{number}',
    text: 'hasta %{persons} comensales: %{span}',
  },
} satisfies SettingsTexts;
