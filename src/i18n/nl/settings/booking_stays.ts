import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe reserveringen. Bestaande reserveringen houden hun eindtijd.',
  field: {
    booking_stays: 'Hoelang een tafel is gereserveerd',
    booking_reset_minutes: 'Tijd tussen twee groepen',
  },
  help: {
    booking_stays: 'Naar grootte van de groep. De laatste rij geldt ook voor grotere groepen.',
    booking_reset_minutes: 'Om af te ruimen en te dekken.',
  },
  learned: {
    title: 'Hoe lang gasten bleven',
    detail: 'Van aankomst tot afronding, in de afgelopen 180 dagen.',
    afternoon: 'Groepen van %{persons}, vóór 17 uur:',
    evening: 'Groepen van %{persons}, vanaf 17 uur:',
    stayed: 'de helft bleef hoogstens %{median}, vier van de vijf hoogstens %{most} (groepen: %{parties})',
    adopt: '%{minutes} overnemen',
  },
  row: {
    persons_max: 'Gasten maximaal',
    minutes: 'Minuten',
    number: 'Duur %{number}',
    add: 'Duur toevoegen',
    remove: 'Duur %{number} verwijderen',
    text: 'tot %{persons} gasten: %{span}',
  },
} satisfies SettingsTexts;
