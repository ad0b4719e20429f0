import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen; open bestellingen houden hun belasting.',
  field: {
    is_tax_included: 'Prijzen zijn inclusief belasting',
    is_use_item_tax: 'Elk artikel heeft een eigen tarief',
    store_tax: 'Tarief van de zaak',
  },
  help: {
    is_tax_included: 'Zo niet, dan komt belasting boven op de getoonde prijzen.',
    is_use_item_tax: 'De tarieven staan bij de artikelen.',
    store_tax: 'Voor alle artikelen, of voor nieuwe als elk een eigen tarief heeft.',
  },
  receipt: {
    title: 'Voorbeeldbon',
    detail: 'Berekend zoals bestellingen, met de waarden hierboven.',
    line: '%{quantity} × %{price} tegen %{rate}%',
    tax_included: 'Inbegrepen belasting',
    tax_on_top: 'Belasting',
    total: 'Totaal',
  },
  confirm: {
    title: 'Belasting op prijzen wijzigen?',
    included: 'De getoonde prijzen blijven gelijk en zijn voortaan inclusief belasting; klanten betalen minder.',
    on_top: 'De getoonde prijzen blijven gelijk, maar belasting komt erbij; klanten betalen meer.',
    by_item: 'Elk artikel wordt tegen zijn eigen tarief belast.',
    one_rate:
      'Alle artikelen worden tegen het tarief van de zaak belast; hun eigen tarief blijft bewaard maar ongebruikt.',
    rate: 'Het nieuwe tarief geldt voor elke nieuwe bestelling die het gebruikt.',
    yes: 'Belasting wijzigen',
    no: 'Zo laten',
  },
} satisfies SettingsTexts;
