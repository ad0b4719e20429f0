import type { archive as english } from '../en/archive';

export const archive: typeof english = {
  title: 'Alles mitnehmen',
  detail:
    'Eine ZIP-Datei mit allem, was zu Ihrem Betrieb gespeichert ist: Bestellungen, Speisekarte, Kunden, Team, Dokumente und Bilder. Ein anderes Storedesk kann sie importieren.',
  private:
    'Sie enthält persönliche Daten und Bankverbindungen: Bewahren Sie sie sicher auf. Passwörter und die Bestätigung in zwei Schritten sind nicht enthalten.',
  request: 'Archiv erstellen',
  again: 'Neues Archiv erstellen',
  stays: 'Sie können diese Seite verlassen.',
  progress: 'Fortschritt des Archivs',
  waiting: 'Das Archiv wird gleich erstellt.',
  running: 'Das Archiv wird erstellt: %{percent}',
  ready: 'Ihr Archiv ist fertig: %{size}. Sie können es bis %{time} herunterladen.',
  sha256: 'Prüfsumme (SHA-256)',
  sha256_hint: 'Damit lässt sich beim Import prüfen, dass das Archiv unverändert ist.',
  download: 'Archiv herunterladen',
  failed:
    'Das Archiv konnte nicht erstellt werden. Versuchen Sie es erneut. Hilft das nicht, wenden Sie sich an den Support.',
  delete: 'Archiv löschen',
  delete_title: 'Archiv löschen?',
  delete_detail: 'An Ihrem Betrieb ändert sich nichts. Sie können jederzeit ein neues Archiv erstellen.',
};
