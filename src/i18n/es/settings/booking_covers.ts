import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a las reservas nuevas. Las ya hechas no cambian.',
  section: {
    limits: 'Comensales por cuarto de hora',
    exceptions: 'Excepciones',
  },
  field: {
    booking_covers_max: 'Todos los comensales',
    booking_guest_covers_max: 'Reservados por clientes',
    booking_busy_covers_percent: 'Porcentaje con alta demanda',
    booking_cover_exceptions: 'Otros límites algunos días',
  },
  help: {
    booking_covers_max: 'Cuántos comensales pueden llegar en 15 minutos. Déjalo vacío para no poner límite.',
    booking_guest_covers_max: 'El resto queda para las reservas que tomas tú. Déjalo vacío para no poner límite.',
    booking_busy_covers_percent:
      'Con alta demanda o la cocina en pausa, solo se puede reservar esta parte de los límites.',
    booking_cover_exceptions: 'Sustituyen ambos límites durante estas horas. Escribe 0 para no aceptar reservas.',
  },
  row: {
    day: 'Día',
    from: 'De',
    to: 'A',
    covers_max: 'Todos los comensales',
    guest_covers_max: 'Por clientes',
    number: 'Excepción %{number}',
    add: 'Añadir excepción',
    remove: 'Eliminar la excepción %{number}',
    overlaps: 'Ya hay otra excepción a estas horas.',
    no_quarter: 'Elige un cuarto de hora exacto.',
    any: 'sin límite',
    text: '%{day} %{hours}: comensales %{covers}, por clientes %{guests}',
  },
} satisfies SettingsTexts;
