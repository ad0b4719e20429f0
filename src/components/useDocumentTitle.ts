import { useEffect } from 'react';

/** Names the browser's tab after the page: `Sign in - Storedesk`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - Storedesk`;
  }, [title]);
}
