import createCache from '@emotion/cache';
import React from 'react';

/** The only styles that tests ask for: whether something is hidden, and whether it takes taps. */
const keptStyles = new Set(['display', 'visibility', 'opacity', 'pointer-events']);

/** The rule without the styles that no test asks for, or nothing if none is left. */
function keptRule(css: string): string {
  const kept = css.replace(/([{;])\s*([\w-]+)\s*:[^;{}]*(?=[;}])/g, (declaration, before: string, name: string) =>
    keptStyles.has(name) ? declaration : before,
  );
  return /[{;]\s*[\w-]+\s*:[^;{}]*[;}]/.test(kept) ? kept : '';
}

/**
 * For every question whether an element is seen, jsdom goes through all style elements with all of their rules: it gets
 * one element, as in production, and few rules.
 */
function keepFewStyles(): void {
  const { insertRule } = CSSStyleSheet.prototype;
  if (insertRule.name === 'insertKeptRule') return;
  CSSStyleSheet.prototype.insertRule = function insertKeptRule(rule: string, index?: number): number {
    const kept = keptRule(rule);
    return kept ? insertRule.call(this, kept, index) : 0;
  };
  const emotionSheet = Object.getPrototypeOf(createCache({ key: 'css' }).sheet);
  Object.defineProperty(emotionSheet, 'isSpeedy', { configurable: true, get: () => true, set: () => undefined });
}

const labelable = ['button', 'input:not([type="hidden"])', 'meter', 'output', 'progress', 'select', 'textarea'].join();

function controlOf(label: HTMLLabelElement): HTMLElement | null {
  if (!label.hasAttribute('for')) return label.querySelector<HTMLElement>(labelable);
  const named = label.ownerDocument.getElementById(label.htmlFor);
  return named?.matches(labelable) ? named : null;
}

function labelsOf(field: HTMLElement): HTMLLabelElement[] | null {
  if (!field.matches(labelable)) return null;
  return [...field.ownerDocument.getElementsByTagName('label')].filter((label) => controlOf(label) === field);
}

const labelled = [
  ...[HTMLButtonElement, HTMLInputElement, HTMLMeterElement, HTMLOutputElement],
  ...[HTMLProgressElement, HTMLSelectElement, HTMLTextAreaElement],
];

/** To find the labels of a field, jsdom goes through the whole document, and again for every label that it meets. */
function findLabelsFast(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  });
  for (const { prototype } of labelled) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
  }
}

/** React keeps a stack for each element that is made, for what its warnings say after the component's name. */
function keepNoElementStacks(): void {
  const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = Reflect.get(React, key) as object | undefined;
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

/**
 * Takes from jsdom and React what costs component tests most of their time and proves nothing. A worker has one document for all of
 * its files: a file begins without the styles of those before it. Each has its own style caches, which carry a nonce.
 */
export function lightenJsdom(): void {
  for (const style of document.querySelectorAll('style[data-emotion][nonce]')) style.remove();
  keepFewStyles();
  findLabelsFast();
  keepNoElementStacks();
}
