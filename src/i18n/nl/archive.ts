import type { archive as english } from '../en/archive';

export const archive: typeof english = {
  title: 'Alles meenemen',
  detail:
    'Een ZIP-bestand met alles van je zaak: bestellingen, menu, klanten, team, documenten en foto’s. Een andere Storedesk kan het importeren.',
  private:
    'Er staan persoonlijke gegevens en bankgegevens in: bewaar het op een veilige plek. Wachtwoorden en de verificatie in twee stappen zitten er niet in.',
  request: 'Archief maken',
  again: 'Nieuw archief maken',
  stays: 'Je kunt deze pagina verlaten.',
  progress: 'Voortgang van het archief',
  waiting: 'Het archief wordt zo gemaakt.',
  running: 'Het archief wordt gemaakt: %{percent}',
  ready: 'Je archief is klaar: %{size}. Je kunt het downloaden tot %{time}.',
  sha256: 'Controlegetal (SHA-256)',
  sha256_hint: 'Daarmee is bij het importeren te zien dat het archief niet is veranderd.',
  download: 'Archief downloaden',
  failed: 'Het archief kon niet worden gemaakt. Probeer het opnieuw. Helpt dat niet, neem dan contact op met support.',
  delete: 'Archief verwijderen',
  delete_title: 'Archief verwijderen?',
  delete_detail: 'In je zaak verandert niets. Je kunt altijd een nieuw archief maken.',
};
