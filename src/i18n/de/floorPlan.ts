import type { floorPlan as english } from '../en/floorPlan';

export const floorPlan: typeof english = {
  detail:
    'Ziehen Sie einen Tisch oder tippen Sie erst ihn und dann seinen neuen Platz an. Mit der Tastatur verschieben die Pfeiltasten den Tisch, der den Fokus hat.',
  plan: 'Plan des Raums: %{room}',
  rooms: 'Räume',
  no_room: 'Kein Raum',
  table: 'Tisch %{number}, %{persons} Gäste',
  put: 'Tisch %{number} hierher stellen',
  at: 'Tisch %{number}: Spalte %{column}, Zeile %{row}',
  off: 'Nicht auf dem Plan',
  off_detail: 'Tippen Sie einen Tisch an, um ihn auf den Plan zu stellen.',
  take_off: 'Vom Plan nehmen',
  selected: 'Tisch %{number}',
  none_selected: 'Tippen Sie einen Tisch an, um Form und Größe zu ändern.',
  shape: 'Form',
  wider: 'Breiter',
  narrower: 'Schmaler',
  longer: 'Länger',
  shorter: 'Kürzer',
  turn_left: 'Nach links drehen',
  turn_right: 'Nach rechts drehen',
  empty: {
    title: 'Noch keine Tische',
    detail: 'Legen Sie zuerst Ihre Tische an, jeden mit seinem Raum.',
  },
  failed: 'Die Tische konnten nicht geladen werden.',
};
