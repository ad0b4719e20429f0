import { categoryHandlers } from './categories/index';
import { itemHandlers } from './items/index';
import { modifierGroupHandlers } from './modifierGroups/index';

export const menuHandlers = { ...itemHandlers, ...categoryHandlers, ...modifierGroupHandlers };
