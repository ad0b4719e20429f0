export const deletion = {
  title: 'Elimina il locale',
  detail: 'Da usare se chiudi l’attività. Il locale viene eliminato dopo 30 giorni; fino ad allora puoi annullare.',
  button: 'Elimina il locale',
  ask: 'Eliminare %{store}?',
  closes: 'Da ora il locale non accetta ordini. Se annulli l’eliminazione, tutto torna come prima.',
  erases:
    'Dopo 30 giorni vengono eliminati menu, staff, rider, recensioni, impostazioni e immagini, e nessun ordine nomina più un cliente.',
  keeps: 'Gli importi degli ordini si conservano finché la legge lo richiede.',
  archive: 'Prima scarica il tuo archivio: è in questa pagina, nella scheda “%{tab}”.',
  owed: 'La piattaforma ti deve ancora %{amount}. Prima richiedi un bonifico.',
  owing: 'Devi ancora %{amount} alla piattaforma.',
  balance_failed: 'Impossibile caricare il saldo. La piattaforma potrebbe doverti ancora del denaro.',
  tells: 'Riceverai un’email con i dettagli.',
  confirm: 'Elimina tra 30 giorni',
  pending: 'Il locale sarà eliminato il %{date}. Non accetta ordini.',
  cancel: 'Annulla l’eliminazione',
  cancelled: 'L’eliminazione è stata annullata. Il locale è come prima.',
};
