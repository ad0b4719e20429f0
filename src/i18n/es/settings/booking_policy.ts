import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a las reservas nuevas. Una reserva conserva las condiciones con las que se hizo.',
  field: { booking_tiers: 'Cargos por cancelación' },
  help: {
    booking_tiers: 'Según el tamaño del grupo y la hora. Si varios encajan con una reserva, se aplica el último.',
  },
  choice: {
    mode: { absolute: 'Importe fijo', percentage: 'Porcentaje' },
    per: { booking: 'Por reserva', person: 'Por persona' },
  },
  tier: {
    persons_min: 'Grupos de al menos',
    from: 'De',
    to: 'A',
    number: 'Cargos %{number}',
    add: 'Añadir cargos para otras reservas',
    remove: 'Eliminar los cargos %{number}',
    duplicate: 'Ya hay otros cargos para estas reservas.',
  },
  charge: {
    rows: 'Si cancelan tarde',
    hours_before: 'Menos de (horas)',
    mode: 'Cargo',
    amount: 'Importe',
    percent: 'Porcentaje',
    per: 'Se aplica',
    no_show: 'Cargo si no se presentan',
    number: 'Cargo %{number}',
    add: 'Añadir cargo',
    remove: 'Eliminar el cargo %{number}',
  },
  sentence: {
    nothing: 'Puedes cancelar gratis en cualquier momento.',
    between: 'De %{from} a %{to}:',
    parties: 'Grupos de %{persons} personas o más:',
    parties_between: 'Grupos de %{persons} personas o más, de %{from} a %{to}:',
    free: 'Puedes cancelar gratis en cualquier momento.',
    free_until: 'Puedes cancelar gratis hasta %{hours} h antes de tu reserva.',
    later: 'Con menos de %{hours} h: %{charge}.',
    no_show: 'Si no vienes: %{charge}.',
    booking: '%{amount} por reserva',
    person: '%{amount} por persona',
    percentage: '%{percent} de los productos pedidos por adelantado',
  },
  summary: { title: 'Lo que leen los comensales' },
} satisfies SettingsTexts;
