import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para reservas novas. As já feitas mantêm o horário de término.',
  field: {
    booking_stays: 'Quanto dura uma reserva',
    booking_reset_minutes: 'Tempo entre dois grupos',
  },
  help: {
    booking_stays: 'Pelo tamanho do grupo. A última linha também vale para grupos maiores.',
    booking_reset_minutes: 'Para limpar e arrumar a mesa.',
  },
  learned: {
    title: 'Quanto tempo os clientes ficaram',
    detail: 'Da chegada à conclusão, nos últimos 180 dias.',
    afternoon: 'Grupos de %{persons}, antes das 17h:',
    evening: 'Grupos de %{persons}, a partir das 17h:',
    stayed: 'metade ficou até %{median}, quatro em cada cinco até %{most} (grupos: %{parties})',
    adopt: 'Usar %{minutes}',
  },
  row: {
    persons_max: 'Máximo de pessoas',
    minutes: 'Minutos',
    number: 'Duração %{number}',
    add: 'Adicionar duração',
    remove: 'Excluir a duração %{number}',
    text: 'até %{persons} pessoas: %{span}',
  },
} satisfies SettingsTexts;
