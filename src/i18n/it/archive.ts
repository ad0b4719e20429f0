import type { archive as english } from '../en/archive';

export const archive: typeof english = {
  title: 'Porta tutto con te',
  detail:
    'Un file ZIP con tutti i dati del locale: ordini, menu, clienti, staff, documenti e immagini. Un altro Storedesk può importarlo.',
  private:
    'Contiene dati personali e bancari: conservalo in un posto sicuro. Le password e la verifica in due passaggi non ci sono.',
  request: 'Crea archivio',
  again: 'Crea un nuovo archivio',
  stays: 'Puoi lasciare questa pagina.',
  progress: 'Avanzamento dell’archivio',
  waiting: 'L’archivio verrà creato tra un momento.',
  running: 'Creazione dell’archivio: %{percent}',
  ready: 'Il tuo archivio è pronto: %{size}. Puoi scaricarlo fino a: %{time}.',
  sha256: 'Impronta (SHA-256)',
  sha256_hint: 'Chi lo importa può controllare che l’archivio non sia cambiato.',
  download: 'Scarica archivio',
  failed: 'Impossibile creare l’archivio. Riprova. Se non basta, contatta l’assistenza.',
  delete: 'Elimina archivio',
  delete_title: 'Eliminare l’archivio?',
  delete_detail: 'Nel tuo locale non cambia nulla. Puoi creare un nuovo archivio quando vuoi.',
};
