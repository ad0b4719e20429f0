export const deletion = {
  title: 'Zaak verwijderen',
  detail: 'Gebruik dit als je met de zaak stopt. Die wordt na 30 dagen verwijderd; tot dan kun je annuleren.',
  button: 'Zaak verwijderen',
  ask: '%{store} verwijderen?',
  closes:
    'De zaak neemt vanaf nu geen bestellingen meer aan. Annuleer je de verwijdering, dan is alles weer zoals eerst.',
  erases:
    'Na 30 dagen worden menu, team, bezorgers, beoordelingen, instellingen en foto’s verwijderd, en noemt geen bestelling nog een klant.',
  keeps: 'De bedragen van bestellingen blijven bewaard zolang de wet dat eist.',
  archive: 'Download eerst je archief: het staat op deze pagina, op het tabblad “%{tab}”.',
  owed: 'Het platform is je nog %{amount} schuldig. Vraag eerst een uitbetaling aan.',
  owing: 'Je bent het platform nog %{amount} schuldig.',
  balance_failed: 'Het tegoed kon niet worden geladen. Misschien is het platform je nog geld schuldig.',
  tells: 'Je krijgt hierover een e-mail.',
  confirm: 'Over 30 dagen verwijderen',
  pending: 'De zaak wordt verwijderd op %{date}. Die neemt geen bestellingen aan.',
  cancel: 'Verwijdering annuleren',
  cancelled: 'De verwijdering is geannuleerd. De zaak is weer zoals eerst.',
};
