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
  kinds: 'Zo meldt dit apparaat gebeurtenissen',
  channel: { sound: 'Geluid', notice: 'Pop-up', list: 'Alleen lijst' },
  kind: {
    new_order: 'Nieuwe bestelling',
    ending: 'Bestelling wordt bijna geweigerd',
    unanswered: 'Bestelling niet op tijd geaccepteerd',
    cancelled: 'Bestelling door de klant geannuleerd',
    answer: 'Antwoord van de klant op een wijziging',
    changed: 'Bestelling gewijzigd',
    courier: 'Berichten over bezorgingen',
    nobody_found: 'Geen bezorger gevonden',
    low_review: 'Lage beoordeling',
    document: 'Documenten van de zaak',
  },
  jumps: 'Gebeurtenissen openen vanaf elke pagina',
  jumps_detail:
    'Na 30 seconden zonder gebruik gaat een bord naar de pagina van een nieuwe gebeurtenis. Zet dit aan om dat op elke pagina te laten gebeuren, behalve als er iets openstaat of niet is opgeslagen.',
};
