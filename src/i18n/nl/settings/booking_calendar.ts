import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt direct.',
  detail:
    'Bekijk de reserveringen in je eigen agenda: van 30 dagen geleden tot alle toekomstige, met namen, aantal personen, tafels en opmerkingen, maar zonder telefoonnummers.',
  start: 'Adres maken',
  address: 'Adres van de agenda',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  secret: 'Iedereen met dit adres kan de reserveringen lezen. Deel het alleen met mensen die je vertrouwt.',
  delay: 'In Google Agenda kan het tot 24 uur duren voordat wijzigingen te zien zijn.',
  renew: 'Nieuw adres',
  renew_title: 'Adres vervangen?',
  renew_detail: 'Agenda’s met het oude adres worden direct niet meer bijgewerkt.',
  stop: 'Uitzetten',
  stop_title: 'Agenda uitzetten?',
  stop_detail: 'Het adres werkt direct niet meer.',
  failed: 'Het adres kon niet worden geladen.',
} satisfies SettingsTexts;
