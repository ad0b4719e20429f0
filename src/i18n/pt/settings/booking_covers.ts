import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para reservas novas. As já feitas continuam como estão.',
  section: {
    limits: 'Pessoas a cada 15 minutos',
    exceptions: 'Exceções',
  },
  field: {
    booking_covers_max: 'Todas as pessoas',
    booking_guest_covers_max: 'Reservadas por clientes',
    booking_busy_covers_percent: 'Porcentagem com muito movimento',
    booking_cover_exceptions: 'Outros limites em alguns dias',
  },
  help: {
    booking_covers_max: 'Quantas pessoas podem chegar em 15 minutos. Deixe vazio para não limitar.',
    booking_guest_covers_max: 'O resto fica para as reservas que você mesmo faz. Deixe vazio para não limitar.',
    booking_busy_covers_percent:
      'Com muito movimento ou a cozinha em pausa, só esta parte dos limites pode ser reservada.',
    booking_cover_exceptions: 'Substituem os dois limites nessas horas. Com 0, não há reservas.',
  },
  row: {
    day: 'Dia',
    from: 'Das',
    to: 'Às',
    covers_max: 'Todas as pessoas',
    guest_covers_max: 'Por clientes',
    number: 'Exceção %{number}',
    add: 'Adicionar exceção',
    remove: 'Excluir a exceção %{number}',
    overlaps: 'Já existe outra exceção nesse horário.',
    no_quarter: 'Escolha um quarto de hora exato.',
    any: 'sem limite',
    text: '%{day} %{hours}: pessoas %{covers}, por clientes %{guests}',
  },
} satisfies SettingsTexts;
