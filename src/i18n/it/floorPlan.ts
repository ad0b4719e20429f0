import type { floorPlan as english } from '../en/floorPlan';

export const floorPlan: typeof english = {
  detail:
    'Trascina un tavolo, oppure toccalo e poi tocca il nuovo posto. Con la tastiera, i tasti freccia spostano il tavolo che ha il focus.',
  plan: 'Pianta della sala: %{room}',
  rooms: 'Sale',
  no_room: 'Nessuna sala',
  table: 'Tavolo %{number}, %{persons} coperti',
  put: 'Metti qui il tavolo %{number}',
  at: 'Tavolo %{number}: colonna %{column}, riga %{row}',
  off: 'Fuori dalla pianta',
  off_detail: 'Tocca un tavolo per metterlo sulla pianta.',
  take_off: 'Togli dalla pianta',
  selected: 'Tavolo %{number}',
  none_selected: 'Tocca un tavolo per cambiarne forma o dimensioni.',
  shape: 'Forma',
  wider: 'Più largo',
  narrower: 'Più stretto',
  longer: 'Più lungo',
  shorter: 'Più corto',
  turn_left: 'Ruota a sinistra',
  turn_right: 'Ruota a destra',
  empty: {
    title: 'Ancora nessun tavolo',
    detail: 'Aggiungi prima i tuoi tavoli, ciascuno con la sua sala.',
  },
  failed: 'Impossibile caricare i tavoli.',
};
