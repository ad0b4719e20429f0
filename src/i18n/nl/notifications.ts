import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  title: 'Meldingen',
  mark_all: 'Alles gelezen',
  empty: 'Nog geen meldingen',
  empty_detail: 'Hier staat wat er de afgelopen 7 dagen is gebeurd.',
  today: 'Vandaag',
  yesterday: 'Gisteren',
  unread: 'Ongelezen',
  settings: 'Meldingen instellen',
  back: 'Terug',
  kinds: 'Zo meldt dit apparaat een gebeurtenis',
  channel: { sound: 'Geluid', notice: 'Bericht', list: 'Alleen lijst' },
  kind: {
    new_order: 'Nieuwe bestelling',
    ending: 'Bestelling die bijna wordt geweigerd',
    unanswered: 'Bestelling zonder antwoord geweigerd',
    cancelled: 'Bestelling door de klant geannuleerd',
    answer: 'Antwoord van de klant op een wijziging',
    changed: 'Bestelling gewijzigd',
    courier: 'Nieuws over bezorgingen',
    nobody_found: 'Geen bezorger gevonden',
    low_review: 'Lage beoordeling',
  },
  jumps: 'Ook andere pagina’s verlaten',
  jumps_detail:
    'Na 30 seconden zonder gebruik opent een bord de pagina van een nieuwe gebeurtenis. Zet dit aan om elke pagina dat te laten doen, behalve als er iets open of niet opgeslagen is.',
};
