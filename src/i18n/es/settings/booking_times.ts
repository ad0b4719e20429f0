import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a las reservas nuevas. Las ya hechas no cambian.',
  section: {
    times: 'Horas',
    parties: 'Grupos',
    closed: 'Días sin reservas',
  },
  field: {
    booking_slot_minutes: 'Una reserva cada',
    booking_days_ahead: 'Máximo de días de antelación',
    booking_notice_minutes: 'Antelación mínima',
    booking_persons_min: 'Grupo más pequeño',
    booking_persons_max: 'Grupo más grande',
    booking_closed_dates: 'Días sin reservas',
  },
  help: {
    booking_days_ahead: 'Escribe 0 para aceptar solo reservas para hoy.',
    booking_notice_minutes: 'Escribe 0 para aceptar reservas hasta el último minuto.',
    booking_persons_max: 'Se aplica a los clientes. Tú puedes anotar grupos más grandes.',
    booking_closed_dates: 'El local abre estos días, pero no se pueden reservar mesas.',
  },
  date: 'Fecha',
  add_date: 'Añadir fecha',
  remove_date: 'Quitar %{date}',
  replay: {
    title: 'Con estas reglas',
    past: 'Las últimas 4 semanas',
    accepted: 'Aceptadas: %{accepted} de %{requests}',
    refused: 'Rechazadas: %{refused}',
    before: 'Con las reglas guardadas: %{before}',
    automatic: 'Aceptadas automáticamente: %{automatic} de %{customers}',
    coming: 'Próximas reservas',
    fit: 'Cumplen las reglas: %{fit} de %{bookings}',
    outside: 'Ya no las cumplen: %{outside}',
    more: '%{more} más',
    incomplete: 'Completa los campos para ver el efecto.',
  },
  refused: {
    title: 'Solicitudes rechazadas',
    guests: 'Comensales rechazados en los últimos %{days} días: %{guests}.',
    free: 'Días en que quedó una mesa libre para ellos: %{free} de %{of}.',
  },
  shared: {
    title: 'También decide cuándo se puede reservar',
    detail: 'Estos ajustes se aplican también a las reservas.',
    hours: 'Horario de las mesas',
    special_hours: 'Horarios especiales',
    dine_in: 'Activar o desactivar los pedidos en mesa',
  },
} satisfies SettingsTexts;
