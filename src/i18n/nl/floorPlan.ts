import type { floorPlan as english } from '../en/floorPlan';

export const floorPlan: typeof english = {
  detail:
    'Sleep een tafel, of tik op de tafel en dan op de nieuwe plek. Met het toetsenbord verplaatsen de pijltjestoetsen de tafel die de focus heeft.',
  plan: 'Plattegrond van de ruimte: %{room}',
  rooms: 'Ruimtes',
  no_room: 'Geen ruimte',
  table: 'Tafel %{number}, %{persons} gasten',
  put: 'Tafel %{number} hier neerzetten',
  at: 'Tafel %{number}: kolom %{column}, rij %{row}',
  off: 'Niet op de plattegrond',
  off_detail: 'Tik op een tafel om die op de plattegrond te zetten.',
  take_off: 'Van de plattegrond halen',
  selected: 'Tafel %{number}',
  none_selected: 'Tik op een tafel om de vorm of grootte te wijzigen.',
  shape: 'Vorm',
  wider: 'Breder',
  narrower: 'Smaller',
  longer: 'Langer',
  shorter: 'Korter',
  turn_left: 'Linksom draaien',
  turn_right: 'Rechtsom draaien',
  empty: {
    title: 'Nog geen tafels',
    detail: 'Voeg eerst je tafels toe, elk met de ruimte waarin die staat.',
  },
  failed: 'De tafels konden niet worden geladen.',
};
