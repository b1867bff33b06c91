/** The theme's key in local storage; the value is "true" or "false". */
export const THEME_STORAGE_KEY = "darkMode";

export const THEME_SCRIPT = `try{if(localStorage.getItem("${THEME_STORAGE_KEY}")==="true")document.documentElement.classList.add("dark")}catch(e){}`;

/** Adds the class "js"; if the browser is too old (scripts/oldest-browsers.ts), shows the `noscript` content instead. */
export const HEAD_SCRIPT = `self.structuredClone?document.documentElement.classList.add("js"):addEventListener("DOMContentLoaded",function(){document.querySelectorAll("noscript").forEach(function(n){n.outerHTML=n.textContent})});${THEME_SCRIPT}`;
