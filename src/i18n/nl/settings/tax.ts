import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen. Openstaande bestellingen houden de btw waarmee ze zijn geplaatst.',
  field: {
    is_tax_included: 'Prijzen zijn inclusief btw',
    is_use_item_tax: 'Elk artikel heeft een eigen btw-tarief',
    store_tax: 'Btw-tarief van de zaak',
  },
  help: {
    is_tax_included: 'Als dit uit staat, komt de btw boven op de getoonde prijzen.',
    is_use_item_tax: 'Je stelt het tarief per artikel in.',
    store_tax:
      'Geldt voor alle artikelen. Heeft elk artikel een eigen tarief, dan krijgen nieuwe artikelen dit tarief. Reserveringskosten zijn inclusief btw tegen dit tarief.',
  },
  receipt: {
    title: 'Voorbeeldbon',
    detail: 'Berekend zoals een echte bestelling, met de waarden hierboven.',
    line: '%{quantity} × %{price} tegen %{rate}%',
    tax_included: 'Btw (inbegrepen)',
    tax_on_top: 'Btw',
    total: 'Totaal',
  },
  confirm: {
    title: 'Btw-berekening wijzigen?',
    included: 'De getoonde prijzen blijven gelijk en zijn voortaan inclusief btw. Klanten betalen dus minder dan nu.',
    on_top: 'De getoonde prijzen blijven gelijk, maar de btw komt er nog bij. Klanten betalen dus meer dan nu.',
    by_item: 'Voor elk artikel geldt het eigen btw-tarief.',
    one_rate:
      'Voor alle artikelen geldt het tarief van de zaak. Hun eigen tarief blijft bewaard, maar wordt niet gebruikt.',
    rate: 'Het nieuwe tarief geldt voor elke nieuwe bestelling die het gebruikt.',
    yes: 'Btw wijzigen',
    no: 'Zo laten',
  },
} satisfies SettingsTexts;
