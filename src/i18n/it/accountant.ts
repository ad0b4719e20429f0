import type { accountant as english } from '../en/accountant';

export const accountant: typeof english = {
  share: 'Condividi con il commercialista',
  detail:
    'Con un link, il commercialista vede i totali di ogni mese e può scaricarne le registrazioni, nient’altro. Non serve un account. L’attività mostra quando e dove un link è stato usato.',
  name: 'Per chi è?',
  days: 'Validità (giorni)',
  days_range: 'Da 1 a %{most}',
  create: 'Crea link',
  created: 'Invia questo link a %{name}. Chi lo ha può usarlo fino al %{time}. Copialo ora: non verrà più mostrato.',
  full: 'Puoi avere al massimo %{number} link alla volta. Prima revocane uno.',
  link: 'Link',
  copy: 'Copia',
  copied: 'Copiato',
  links: 'Link per il commercialista',
  none: 'Al momento non ci sono link.',
  until: 'Vale fino al %{time}',
  used: 'Ultimo uso: %{time}',
  unused: 'Non ancora usato',
  revoke: 'Revoca',
  revoke_title: 'Revocare il link per %{name}?',
  revoke_detail: 'Smette subito di funzionare. Puoi creare un altro link quando vuoi.',
  failed: 'Impossibile caricare i link.',
  books: {
    page: 'Contabilità',
    title: 'Contabilità: %{store}',
    detail:
      'Gli importi sono in %{currency} e i giorni seguono il fuso orario del locale (%{timezone}). Questo link vale fino al %{date}.',
    months: 'Incassi per mese',
    month: 'Mese',
    until: 'Fino al %{date}',
    file: 'Il file ha una riga per ogni registrazione del mese e indica l’aliquota di ogni importo IVA. La somma delle registrazioni di un’operazione è 0: quanto ha guadagnato il locale è positivo, il denaro entrato è negativo. Gli orari sono nel fuso orario del locale.',
    over: 'Questo link non vale più. Chiedine uno nuovo al locale.',
    failed: 'Impossibile caricare la contabilità. Controlla la connessione e riprova.',
    loading: 'Caricamento della contabilità',
  },
};
