import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para reservas novas. As já feitas continuam como estão.',
  section: {
    times: 'Horários',
    parties: 'Grupos',
    closed: 'Dias sem reservas',
  },
  field: {
    booking_slot_minutes: 'Uma reserva a cada',
    booking_days_ahead: 'Quantos dias à frente',
    booking_notice_minutes: 'Antecedência mínima',
    booking_persons_min: 'Menor grupo',
    booking_persons_max: 'Maior grupo',
    booking_closed_dates: 'Dias sem reservas',
  },
  help: {
    booking_days_ahead: 'Com 0, os clientes só podem reservar para hoje.',
    booking_notice_minutes: 'Com 0, os clientes podem reservar até o último minuto.',
    booking_persons_max: 'Vale para os clientes. Grupos maiores, você mesmo pode registrar.',
    booking_closed_dates: 'A loja abre nesses dias, mas não é possível reservar mesas.',
  },
  date: 'Data',
  add_date: 'Adicionar data',
  remove_date: 'Remover %{date}',
  replay: {
    title: 'Com estas regras',
    past: 'As últimas 4 semanas',
    accepted: 'Aceitas: %{accepted} de %{requests}',
    refused: 'Recusadas: %{refused}',
    before: 'Com as regras salvas: %{before}',
    automatic: 'Aceitas automaticamente: %{automatic} de %{customers}',
    coming: 'Próximas reservas',
    fit: 'Ainda dentro das regras: %{fit} de %{bookings}',
    outside: 'Fora das regras: %{outside}',
    more: 'Mais %{more}',
    incomplete: 'Preencha os campos para ver o efeito.',
  },
  refused: {
    title: 'Reservas recusadas',
    guests: 'Pessoas recusadas nos últimos %{days} dias: %{guests}.',
    free: 'Dias em que ficou uma mesa livre para elas: %{free} de %{of}.',
  },
  shared: {
    title: 'Também vale para as reservas',
    detail: 'Estas configurações também valem para as reservas.',
    hours: 'Horário de funcionamento das mesas',
    special_hours: 'Horários especiais',
    dine_in: 'Ativar ou desativar pedidos na mesa',
  },
} satisfies SettingsTexts;
